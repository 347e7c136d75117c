"""Which events an action causes, if it is allowed. Pure: no clock but the one passed in, no database.

A `Decision` applies its events to the table right away; if the commit fails, the caller discards the table and
replays it.
"""

from collections.abc import Mapping
from typing import Any, Final

from klotz.games.contract import CHANCE, IllegalMove, InvalidMove, State
from klotz.players.player import LEVELS
from klotz.server.refusals import Code, Flaw, HostOnly, Refusal, illegal, invalid
from klotz.server.tables.agreement import ByLink, Computer, HotSeat, Me, Open
from klotz.server.tables.events import Event
from klotz.server.tables.table import CLOSED, FINISHED, PLAYING, WAITING, Table, final_outcome, is_for

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

    def __init__(self, table: Table, seed: str, now: int) -> None:
        self.table = table
        self.events: list[Event] = []
        self._seed = seed
        self._at = max(now, table.last_at)  # time at a table never runs backwards

    # ------------------------------------------------------------------ what people do

    def sit(self, person: str, name: str, nonce: str, *, seat: int | None, invited: bool) -> None:
        self._must_be(WAITING)
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
        self._emit("sat", chosen, person=person, name=name, nonce=nonce)
        self.start_if_full()

    def start_if_full(self) -> None:
        table = self.table
        if table.status != WAITING or not all(seat.is_taken for seat in table.seats):
            return
        nonces = [seat.nonce for seat in table.seats]
        order = list(range(len(table.seats)))
        if table.agreement.lots:
            table.nonces = tuple(nonces)
            order = list(table.draw(self._seed).order(len(table.seats)))
        self._emit("started", order=order, nonces=nonces)
        self._go_on()

    def leave(self, seats: list[int]) -> None:
        """Before the game the seats are free again; later a computer plays on."""
        self._must_sit(seats)
        if self.table.status == WAITING:
            for seat in seats:
                self._emit("left", seat)
            if not self.table.people:
                self._emit("closed")
            return
        self._must_be(PLAYING)
        self._must_not_be_rated()
        for seat in seats:
            if self.table.seats[seat].stand_in is None:
                self._emit("taken_over", seat, level=STAND_IN_LEVEL)

    def close(self, person: str) -> None:
        self._must_be(WAITING)
        if person != self._maker:
            raise Refusal(Code.NOT_HOST, action=HostOnly.CLOSE)
        self._emit("closed")

    def move(self, seats: list[int], answers: int, text: str, seat: int | None) -> None:
        self._must_be_fresh(answers)
        self._must_be(PLAYING)
        self._must_sit(seats)
        mover = self._due_among(seats, seat)
        if self.table.seats[mover].is_out:
            raise Refusal(Code.OUT)
        checked = self._parsed(text, mover)
        if self.table.seats[mover].stand_in is not None:
            self._emit("handed_back", mover)
        self._emit("moved", mover, text=checked)
        self._go_on()

    def resign(self, seats: list[int], answers: int, seat: int | None) -> None:
        self._must_be_fresh(answers)
        self._must_be(PLAYING)
        self._must_sit(seats)
        self._give_up(self._one_of(seats, seat), "resigned")

    def ask_undo(self, seats: list[int], answers: int, seat: int | None) -> None:
        self._must_be_fresh(answers)
        self._must_be(PLAYING)
        self._must_sit(seats)
        table = self.table
        asker = self._one_of(seats, seat)
        if not table.agreement.undo or table.agreement.rated:
            raise Refusal(Code.UNDO_OFF)
        if table.undo is not None:
            raise Refusal(Code.UNDO_PENDING)
        if table.undo_refused == asker:
            raise Refusal(Code.UNDO_REFUSED)
        moves = self._moves_to_undo(asker)
        self._emit("undo_asked", asker, moves=moves)
        self._undo_if_agreed()

    def answer_undo(self, seats: list[int], answers: int, *, agree: bool) -> None:
        self._must_be_fresh(answers)
        self._must_sit(seats)
        request = self.table.undo
        if request is None:
            raise Refusal(Code.NO_UNDO)
        asked = [seat for seat in seats if seat in self._asked_to_agree(request.seat) - request.agreed]
        if not asked:
            raise Refusal(Code.NOT_ASKED)
        if not agree:
            self._emit("undo_refused", asked[0])
            return
        for seat in asked:
            self._emit("undo_agreed", seat)
        self._undo_if_agreed()

    def take_over(self, seats: list[int], seat: int, level: int) -> None:
        """A computer plays on: for yourself at any time, for somebody else if they have not moved for a while."""
        self._must_be(PLAYING)
        self._must_sit(seats)
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
            if away_at is None or self._at < away_at:
                raise Refusal(Code.NOT_AWAY)
        self._emit("taken_over", seat, level=level)

    def hand_back(self, seats: list[int]) -> None:
        self._must_be(PLAYING)
        self._must_sit(seats)
        back = [
            seat
            for seat in seats
            if self.table.seats[seat].stand_in is not None and not self.table.seats[seat].is_out
        ]
        if not back:
            raise Refusal(Code.NO_STAND_IN)
        for seat in back:
            self._emit("handed_back", seat)

    def say(self, seats: list[int], text: str) -> None:
        self._must_sit(seats)
        if not self.table.chat:
            raise Refusal(Code.CHAT_OFF)
        speaker = self.table.seats[seats[0]]
        self._emit("said", seats[0], person=speaker.person, name=speaker.name, text=text)

    def switch_chat(self, seats: list[int], person: str, *, on: bool) -> None:
        self._must_sit(seats)
        if on and person != self._maker:
            raise Refusal(Code.NOT_HOST, action=HostOnly.CHAT)
        if on == self.table.chat:
            raise Refusal(Code.NO_CHANGE, chat="on" if on else "off")
        self._emit("chat", seats[0], on=on)

    def rematch(self, seats: list[int], new_table: str) -> None:
        self._must_sit(seats)
        if self.table.status != FINISHED:
            raise Refusal(Code.NOT_FINISHED)
        if self.table.rematch is not None:
            raise Refusal(Code.REMATCH_THERE, table=self.table.rematch)
        self._emit("rematch", seats[0], table=new_table)

    # ------------------------------------------------------------------ what computers and clocks do

    def computer_move(self, seat: int, answers: int, text: str) -> None:
        self._must_be_fresh(answers)
        self._must_be(PLAYING)
        if seat not in self.table.computers_due:
            raise Refusal(Code.NOT_YOUR_TURN, due=list(self.table.due))
        self._emit("moved", seat, text=self._parsed(text, seat))
        self._go_on()

    def time_up(self) -> None:
        for seat in self.table.clock.out_of_time(self._at):
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

    def _must_be_fresh(self, answers: int) -> None:
        if answers < self.table.changed:
            raise Refusal(Code.STALE, number=self.table.number, changed=self.table.changed)
        if answers > self.table.number:
            raise Refusal(Code.AHEAD, number=self.table.number)

    def _must_be(self, status: str) -> None:
        if self.table.status != status:
            raise Refusal(_INSTEAD[self.table.status])

    def _must_sit(self, seats: list[int]) -> None:
        if not seats:
            raise Refusal(Code.NOT_SEATED)

    def _must_not_be_rated(self) -> None:
        if self.table.agreement.rated:
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

    def _emit(self, kind: str, seat: int | None = None, **data: Any) -> None:
        event = Event(self.table.number + 1, self._at, kind, seat, data)
        self.table.apply(event)
        self.events.append(event)

    def _go_on(self) -> None:
        """Roll the dice that are due, and end the game if it is over."""
        table, state = self.table, self._state
        while (due := state.due) == (CHANCE,):
            move = table.draw(self._seed).chance(table.chances, state.chances)
            self._emit("moved", CHANCE, text=move.text)
        if not due:
            self._finish(None)

    def _give_up(self, seat: int, kind: str) -> None:
        if self.table.seats[seat].is_out:
            raise Refusal(Code.OUT)
        self._emit(kind, seat, level=STAND_IN_LEVEL)
        if sum(not each.is_out for each in self.table.seats) <= 1:
            self._finish(kind.replace("_", "-"))

    def _finish(self, reason: str | None) -> None:
        outcome = final_outcome(self._state, self.table.seats, reason)
        self._emit("finished", outcome=outcome, seed=self._seed)

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
            self._emit("undone", request.seat, moves=request.moves)


def opening(
    table: Table, seed: str, now: int, agreement: Mapping[str, Any], name: str, nonce: str
) -> Decision:
    """The events of a new table: created, the host seated, and started if nobody is missing."""
    decision = Decision(table, seed, now)
    decision._emit("created", **agreement)
    for number, seat in enumerate(table.seats):
        maker = table.agreement.made_by
        match seat.place:
            case Me():
                decision._emit("sat", number, person=maker, name=name, nonce=nonce)
            case HotSeat(name=called):
                decision._emit("sat", number, person=maker, name=called, nonce="")
            case Computer():
                pass
    decision.start_if_full()
    return decision
