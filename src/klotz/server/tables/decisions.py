"""Which events an action causes, if it is allowed. Pure: no clock but the one passed in, no database.

A `Decision` applies its events to the table right away; if the commit fails, the caller discards the table and
replays it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from klotz.games.contract import CHANCE, IllegalMove, InvalidMove, State
from klotz.players.player import LEVELS
from klotz.server.plain_text import is_piled_up, is_visible
from klotz.server.refusals import Code, Flaw, HostOnly, Refusal, illegal, invalid
from klotz.server.tables import committing
from klotz.server.tables.agreement import ByLink, HotSeat, Me, Open, Reserved
from klotz.server.tables.events import Event
from klotz.server.tables.first import First
from klotz.server.tables.plans import Plan, answer
from klotz.server.tables.seating import check_colour, check_first
from klotz.server.tables.table import (
    CLOSED,
    FINISHED,
    NUDGE_LASTS,
    PLAYING,
    WAITING,
    Table,
    final_outcome,
    is_for,
)

STAND_IN_LEVEL: Final = 5
LONGEST_SAYING: Final = 500

_INSTEAD: Final = {
    WAITING: Code.NOT_STARTED,
    PLAYING: Code.ALREADY_STARTED,
    FINISHED: Code.FINISHED,
    CLOSED: Code.CLOSED,
}
"""The refusal for an action that needs another status."""


class Decision:
    """What one action causes at a table, at one moment."""

    def __init__(self, table: Table, seed: str, now: int, planned: Sequence[Plan] = ()) -> None:
        self.table = table
        self._planned = planned
        self.events: list[Event] = []
        self.seed: Final = seed
        self.at: Final = max(now, table.last_at)  # time at a table never runs backwards

    # ------------------------------------------------------------------ what people do

    def sit(
        self,
        person: str,
        name: str,
        *,
        seat: int | None,
        invited: bool,
        colour: str | None = None,
        commitment: str | None = None,
    ) -> None:
        self.must_be(WAITING)
        table = self.table
        free = [number for number, each in enumerate(table.seats) if not each.is_taken]
        if seat is not None:
            if not 0 <= seat < len(table.seats):
                raise Refusal(Code.NO_SUCH_SEAT, seats=len(table.seats))
            if seat not in free:
                raise Refusal(Code.SEAT_TAKEN)
            free = [seat]
        if table.seats_of(person) and (seat is None or table.agreement.rated):
            raise Refusal(Code.ALREADY_SEATED)
        mine = [number for number in free if self._may_sit(number, person, invited=invited)]
        if not mine:
            if free and not invited:
                raise Refusal(Code.INVITATION_NEEDED)
            raise Refusal(Code.TABLE_FULL)
        # Prefer a seat reserved for this person to one that anybody could take.
        chosen = min(mine, key=lambda number: not is_for(self._place(number), person, self._maker))
        if colour is not None:
            self._must_be_free(chosen, colour)
        self.emit("sat", chosen, person=person, name=name)
        if colour is not None:
            self._colour(chosen, colour)
        own = table.seats_of(person)
        if commitment is not None and table.seats[own[0]].commitment is None:
            committing.commit(self, own, commitment)
        else:
            committing.begin(self)

    def choose_colour(self, seats: list[int], person: str, seat: int | None, colour: str | None) -> None:
        """For your own seat; the host also for computers, and for seats where nobody sits yet."""
        self.must_be(WAITING)
        self._must_not_be_starting()
        self.must_sit(seats)
        chosen = seats[0] if seat is None else seat
        if chosen >= len(self.table.seats):
            raise Refusal(Code.NO_SUCH_SEAT, seats=len(self.table.seats))
        if chosen not in seats and (person != self._maker or self.table.seats[chosen].person is not None):
            raise Refusal(Code.NOT_YOUR_SEAT)
        if colour is not None:
            self._must_be_free(chosen, colour)
        self._colour(chosen, colour)

    def choose_first(self, person: str, first: First) -> None:
        self.must_be(WAITING)
        self._must_not_be_starting()
        if person != self._maker:
            raise Refusal(Code.NOT_HOST, action=HostOnly.FIRST)
        check_first(first, len(self.table.seats))
        self.emit("first_chosen", first=first.model_dump())

    def leave(self, seats: list[int]) -> None:
        """Before the game the seats are free again; later a computer plays on."""
        self.must_sit(seats)
        if self.table.status == WAITING:
            self._must_not_be_starting()
            for seat in seats:
                self.emit("left", seat)
            if not self.table.people:
                self.emit("closed")
            return
        self.must_be(PLAYING)
        self._must_not_be_rated()
        for seat in seats:
            if self.table.seats[seat].stand_in is None:
                self.emit("taken_over", seat, level=self.table.agreement.stand_in)

    def close(self, person: str) -> None:
        self.must_be(WAITING)
        self._must_not_be_starting()
        if person != self._maker:
            raise Refusal(Code.NOT_HOST, action=HostOnly.CLOSE)
        self.emit("closed")

    def expire(self) -> None:
        """Nobody has come, or gone on, for so long that nobody will."""
        if self.table.status in (WAITING, PLAYING):
            self.emit("closed")

    def move(self, seats: list[int], answers: int, text: str, seat: int | None) -> None:
        self._must_be_fresh(answers)
        self.must_be(PLAYING)
        self.must_sit(seats)
        mover = self._due_among(seats, seat)
        if self.table.seats[mover].is_out:
            raise Refusal(Code.OUT)
        checked = self._parsed(text, mover)
        if self.table.seats[mover].stand_in is not None:
            self.emit("handed_back", mover)
        self.emit("moved", mover, text=checked)
        self.go_on()
        self.follow_plans()

    def resign(self, seats: list[int], answers: int, seat: int | None) -> None:
        self._must_be_fresh(answers)
        self.must_be(PLAYING)
        self.must_sit(seats)
        self._give_up(self._one_of(seats, seat), "resigned")

    def ask_undo(self, seats: list[int], answers: int, seat: int | None) -> None:
        self._must_be_fresh(answers)
        self.must_be(PLAYING)
        self.must_sit(seats)
        table = self.table
        asker = self._one_of(seats, seat)
        if not table.agreement.undo or table.agreement.result_counts:
            raise Refusal(Code.UNDO_OFF)
        if table.undo is not None:
            raise Refusal(Code.UNDO_PENDING)
        if table.undo_refused == asker:
            raise Refusal(Code.UNDO_REFUSED)
        moves = self._moves_to_undo(asker)
        self.emit("undo_asked", asker, moves=moves)
        self._undo_if_agreed()

    def answer_undo(self, seats: list[int], answers: int, *, agree: bool) -> None:
        self._must_be_fresh(answers)
        self.must_sit(seats)
        request = self.table.undo
        if request is None:
            raise Refusal(Code.NO_UNDO)
        asked = [seat for seat in seats if seat in self._asked_to_agree(request.seat) - request.agreed]
        if not asked:
            raise Refusal(Code.NOT_ASKED)
        if not agree:
            self.emit("undo_refused", asked[0])
            return
        for seat in asked:
            self.emit("undo_agreed", seat)
        self._undo_if_agreed()

    def take_over(self, seats: list[int], seat: int, level: int) -> None:
        """A computer plays on: for yourself at any time, for somebody else if they were asked and are not there."""
        self.must_be(PLAYING)
        self.must_sit(seats)
        self._must_not_be_rated()
        if not 0 <= seat < len(self.table.seats):
            raise Refusal(Code.NO_SUCH_SEAT, seats=len(self.table.seats))
        if level not in LEVELS:
            raise invalid(Flaw.LEVEL, field="level", least=LEVELS[0], most=LEVELS[-1])
        other = self.table.seats[seat]
        if other.level is not None:
            raise Refusal(Code.ALREADY_AWAY)
        if seat not in seats:
            if self.table.clock.is_on:
                raise Refusal(Code.CLOCK_DECIDES)
            away_at = self.table.away_at(seat)
            if away_at is None or self.at < away_at:
                raise Refusal(Code.NOT_AWAY)
            level = self.table.agreement.stand_in  # not of whatever level suits the others
        self.emit("taken_over", seat, level=level)

    def nudge(self, seats: list[int], seat: int) -> None:
        """Ask somebody who has not moved for a while whether they are still there."""
        self.must_be(PLAYING)
        self.must_sit(seats)
        self._must_not_be_rated()
        if not 0 <= seat < len(self.table.seats):
            raise Refusal(Code.NO_SUCH_SEAT, seats=len(self.table.seats))
        if self.table.clock.is_on:
            raise Refusal(Code.CLOCK_DECIDES)
        if self.table.seats[seat].nudged_until is not None:
            raise Refusal(Code.NUDGED)
        nudge_at = self.table.nudge_at(seat)
        if seat in seats or nudge_at is None or self.at < nudge_at:
            raise Refusal(Code.NOT_AWAY)
        self.emit("nudged", seat, until=self.at + NUDGE_LASTS)

    def here(self, seats: list[int]) -> None:
        """Say that one is still there, when asked."""
        self.must_be(PLAYING)
        self.must_sit(seats)
        asked = [seat for seat in seats if self.table.seats[seat].nudged_until is not None]
        if not asked:
            raise Refusal(Code.NOT_NUDGED)
        for seat in asked:
            self.emit("here", seat)

    def hand_back(self, seats: list[int]) -> None:
        self.must_be(PLAYING)
        self.must_sit(seats)
        back = [
            seat
            for seat in seats
            if self.table.seats[seat].stand_in is not None and not self.table.seats[seat].is_out
        ]
        if not back:
            raise Refusal(Code.NO_STAND_IN)
        for seat in back:
            self.emit("handed_back", seat)

    def hurry(self, seats: list[int], person: str, answers: int) -> None:
        """Computers that are thinking move now. If the game has gone on since, they already have."""
        if person != self._maker:
            self.must_sit(seats)
        if answers < self.table.changed:
            return
        self._must_be_fresh(answers)
        self.must_be(PLAYING)
        thinking = [] if self.table.agreement.result_counts else self.table.computers_due
        if not thinking:
            raise Refusal(Code.NOBODY_TO_HURRY)
        for seat in thinking:
            if not self.table.seats[seat].is_hurried:
                self.emit("hurried", seat)

    def say(self, seats: list[int], text: str) -> None:
        self.must_sit(seats)
        if not self.table.chat:
            raise Refusal(Code.CHAT_OFF)
        if not is_visible(text) or is_piled_up(text):
            raise invalid(Flaw.TEXT_INVISIBLE, field="text")
        speaker = self.table.seats[seats[0]]
        self.emit("said", seats[0], person=speaker.person, name=speaker.name, text=text)

    def switch_chat(self, seats: list[int], person: str, *, on: bool) -> None:
        self.must_sit(seats)
        if on and person != self._maker:
            raise Refusal(Code.NOT_HOST, action=HostOnly.CHAT)
        if on == self.table.chat:
            raise Refusal(Code.NO_CHANGE, chat="on" if on else "off")
        self.emit("chat", seats[0], on=on)

    def rematch(self, seats: list[int], new_table: str) -> None:
        self.must_sit(seats)
        if self.table.status != FINISHED:
            raise Refusal(Code.NOT_FINISHED)
        if self.table.rematch is not None:
            raise Refusal(Code.REMATCH_THERE, table=self.table.rematch)
        self.emit("rematch", seats[0], table=new_table)

    # ------------------------------------------------------------------ what computers and clocks do

    def computer_move(self, seat: int, answers: int, text: str) -> None:
        self._must_be_fresh(answers)
        self.must_be(PLAYING)
        if seat not in self.table.computers_due:
            raise Refusal(Code.NOT_YOUR_TURN, due=list(self.table.due))
        self.emit("moved", seat, text=self._parsed(text, seat))
        self.go_on()
        self.follow_plans()

    def follow_plans(self) -> None:
        """Play what somebody has planned for this case, and what has been planned for that."""
        while self._planned and (move := answer(self.table, self._planned)) is not None:
            self.emit("moved", move.seat, text=move.text)
            self.go_on()

    def replace_player(self, seat: int, answers: int, why: str) -> None:
        """A computer of a level plays on for one of the server's own players that cannot."""
        self._must_be_fresh(answers)
        self.must_be(PLAYING)
        if self.table.seats[seat].own_player is not None:
            self.emit("replaced", seat, why=why)

    def time_up(self) -> None:
        committing.stop_waiting(self)
        for seat in self.table.clock.out_of_time(self.at):
            if self.table.status == PLAYING:
                self._give_up(seat, "time_up")

    # ------------------------------------------------------------------ checks

    @property
    def _maker(self) -> str:
        return self.table.agreement.made_by

    def _place(self, seat: int) -> object:
        return self.table.seats[seat].place

    def _may_sit(self, seat: int, person: str, *, invited: bool) -> bool:
        place = self._place(seat)
        if isinstance(place, Open):
            return True
        if isinstance(place, ByLink):
            return invited or person == self._maker
        return is_for(place, person, self._maker)

    def _must_be_free(self, seat: int, colour: str) -> None:
        """Nobody else must have chosen this colour; what the host gave to a computer or a free seat may change."""
        check_colour(self.table.game, colour)
        for number, other in enumerate(self.table.seats):
            if number != seat and other.colour == colour and other.person is not None:
                raise Refusal(Code.COLOUR_TAKEN)

    def _must_be_fresh(self, answers: int) -> None:
        if answers < self.table.changed:
            raise Refusal(Code.STALE, number=self.table.number, changed=self.table.changed)
        if answers > self.table.number:
            raise Refusal(Code.AHEAD, number=self.table.number)

    def must_be(self, status: str) -> None:
        if self.table.status != status:
            raise Refusal(_INSTEAD[self.table.status])

    def must_sit(self, seats: list[int]) -> None:
        if not seats:
            raise Refusal(Code.NOT_SEATED)

    def _must_not_be_starting(self) -> None:
        """Nonces are being revealed: whoever left now, having seen the others', would have a choice."""
        if self.table.revealing is not None:
            raise Refusal(Code.STARTING)

    def _must_not_be_rated(self) -> None:
        if self.table.agreement.result_counts:
            raise Refusal(Code.RATED)

    def _one_of(self, seats: list[int], seat: int | None) -> int:
        if seat is None:
            due = [each for each in seats if each in self.table.due]
            return due[0] if due else seats[0]
        if seat not in seats:
            raise Refusal(Code.NOT_YOUR_SEAT)
        return seat

    def _due_among(self, seats: list[int], seat: int | None) -> int:
        mover = self._one_of(seats, seat)
        if mover not in self.table.due:
            raise Refusal(Code.NOT_YOUR_TURN, due=list(self.table.due))
        return mover

    def _parsed(self, text: str, seat: int) -> str:
        try:
            return self._state.parse(text, seat).text
        except IllegalMove as error:
            raise illegal(error) from None
        except InvalidMove as error:
            raise Refusal(Code.INVALID_MOVE, problem=str(error)) from None

    @property
    def _state(self) -> State:
        assert self.table.state is not None
        return self.table.state

    # ------------------------------------------------------------------ consequences

    def emit(self, kind: str, seat: int | None = None, **data: Any) -> None:
        event = Event(self.table.number + 1, self.at, kind, seat, data)
        self.table.apply(event)
        self.events.append(event)

    def _colour(self, seat: int, colour: str | None) -> None:
        """Give a seat a colour; a computer or a free seat that had it gets the one that becomes free."""
        seats = self.table.seats
        had = seats[seat].colour
        for number, other in enumerate(seats):
            if colour is not None and number != seat and other.colour == colour:
                self.emit("colour_chosen", number, colour=had)
        if had != colour:
            self.emit("colour_chosen", seat, colour=colour)

    def go_on(self) -> None:
        """Roll the dice that are due, and end the game if it is over."""
        table, state = self.table, self._state
        while (due := state.due) == (CHANCE,):
            move = table.draw(self.seed).chance(table.chances, state.chances)
            self.emit("moved", CHANCE, text=move.text)
        if not due:
            self._finish(None)

    def _give_up(self, seat: int, kind: str) -> None:
        if self.table.seats[seat].is_out:
            raise Refusal(Code.OUT)
        self.emit(kind, seat, level=self.table.agreement.stand_in)
        if sum(not each.is_out for each in self.table.seats) <= 1:
            self._finish(kind.replace("_", "-"))

    def _finish(self, reason: str | None) -> None:
        outcome = final_outcome(self._state, self.table.seats, reason)
        self.emit("finished", outcome=outcome, seed=self.seed)

    def _moves_to_undo(self, seat: int) -> int:
        """How many moves go back to before this seat's last one."""
        state = self._state.copy()
        moves = 0
        while state.moves_made:
            move = state.pop()
            moves += 1
            if state.reveals(move):
                raise Refusal(Code.REVEALED)
            if move.seat == seat:
                return moves
        raise Refusal(Code.NOTHING_TO_UNDO)

    def _asked_to_agree(self, asker: int) -> set[int]:
        person = self.table.seats[asker].person
        return {
            number
            for number, seat in enumerate(self.table.seats)
            if seat.person not in (None, person) and seat.level is None
        }

    def _undo_if_agreed(self) -> None:
        request = self.table.undo
        assert request is not None
        if self._asked_to_agree(request.seat) <= request.agreed:
            self.emit("undone", request.seat, moves=request.moves)


def opening(
    table: Table,
    seed: str,
    now: int,
    agreement: Mapping[str, Any],
    name: str,
    *,
    are_all_here: bool = False,
) -> Decision:
    """The events of a new table: created, the host seated, and started if nobody is missing.

    `are_all_here`: whoever a seat is kept for sits down at once.
    """
    decision = Decision(table, seed, now)
    decision.emit("created", **agreement)
    for number, seat in enumerate(table.seats):
        maker = table.agreement.made_by
        match seat.place:
            case Me():
                decision.emit("sat", number, person=maker, name=name)
            case HotSeat(name=called):
                decision.emit("sat", number, person=maker, name=called)
            case Reserved(person=person, name=called) if are_all_here:
                decision.emit("sat", number, person=person, name=called)
    committing.begin(decision)
    return decision
