"""Refusals: every way the server says no. The code is for programs, its sentence, in `words`, for people.

The web layer maps codes to HTTP statuses: `web/statuses.py`.
"""

from enum import StrEnum
from typing import Any

from klotz import words
from klotz.games.contract import IllegalMove


class Code(StrEnum):
    """Why something is refused. A code never changes its meaning."""

    # Sitting down
    NO_SUCH_SEAT = "no_such_seat"
    SEAT_TAKEN = "seat_taken"
    ALREADY_SEATED = "already_seated"
    INVITATION_NEEDED = "invitation_needed"
    TABLE_FULL = "table_full"
    ACCOUNT_NEEDED = "account_needed"
    NOT_HOST = "not_host"

    # When it may be done
    NOT_STARTED = "not_started"
    ALREADY_STARTED = "already_started"
    NOT_FINISHED = "not_finished"
    FINISHED = "finished"
    CLOSED = "closed"

    # Moving
    STALE = "stale"
    AHEAD = "ahead"
    NOT_SEATED = "not_seated"
    NOT_YOUR_SEAT = "not_your_seat"
    NOT_YOUR_TURN = "not_your_turn"
    OUT = "out"
    ILLEGAL = "illegal"
    INVALID_MOVE = "invalid_move"

    # Taking back
    UNDO_OFF = "undo_off"
    UNDO_PENDING = "undo_pending"
    UNDO_REFUSED = "undo_refused"
    NO_UNDO = "no_undo"
    NOT_ASKED = "not_asked"
    REVEALED = "revealed"
    NOTHING_TO_UNDO = "nothing_to_undo"

    # Computers that stand in
    ALREADY_AWAY = "already_away"
    CLOCK_DECIDES = "clock_decides"
    NOT_AWAY = "not_away"
    NO_STAND_IN = "no_stand_in"
    RATED = "rated"

    # Beside and after the game
    CHAT_OFF = "chat_off"
    NO_CHANGE = "no_change"
    REMATCH_THERE = "rematch_there"
    HIDDEN = "hidden"
    NO_SUCH_FORMAT = "no_such_format"
    NO_HINTS = "no_hints"
    NO_PUZZLE = "no_puzzle"

    # Who asks
    UNAUTHENTICATED = "unauthenticated"
    TOKEN_INVALID = "token_invalid"
    SCOPE_MISSING = "scope_missing"
    NOT_BY_TOKEN = "not_by_token"
    FOREIGN_ORIGIN = "foreign_origin"
    ALREADY_REGISTERED = "already_registered"
    NO_ACCOUNT = "no_account"
    NAME_TAKEN = "name_taken"
    LOGIN_WRONG = "login_wrong"
    RECOVERY_WRONG = "recovery_wrong"
    PASSWORD_WRONG = "password_wrong"
    TOO_MANY_TOKENS = "too_many_tokens"

    # What is asked
    INVALID = "invalid"
    NOT_FOUND = "not_found"
    TOO_LARGE = "too_large"
    TOO_MANY_REQUESTS = "too_many_requests"
    BAD_REQUEST = "bad_request"
    METHOD_NOT_ALLOWED = "method_not_allowed"
    REFUSED = "refused"

    # Not the asker's fault
    BUSY = "busy"
    NO_ANSWER = "no_answer"
    STORE_GONE = "store_gone"
    INTERNAL = "internal"

    @property
    def key(self) -> str:
        """The key of its sentence."""
        return f"refusal-{self.replace('_', '-')}"


class Flaw(StrEnum):
    """What is wrong with something `invalid`: its detail `flaw`."""

    FIELD = "field"
    GAME = "game"
    UNKNOWN_GAME = "unknown_game"
    TWO_OWN_SEATS = "two_own_seats"
    RATED_SEATS = "rated_seats"
    RATED_CLOCK = "rated_clock"
    RATED_ALONE = "rated_alone"
    LEVEL = "level"
    NAME_LENGTH = "name_length"
    NAME_INVISIBLE = "name_invisible"
    NAME_MARKS = "name_marks"
    PASSWORD_LENGTH = "password_length"
    PASSWORD_IS_NAME = "password_is_name"
    TOKEN_NAME = "token_name"
    MESSAGE = "message"
    MESSAGE_ID = "message_id"
    AFTER = "after"


class Thing(StrEnum):
    """What was `not_found`: its detail `what`."""

    ADDRESS = "address"
    TABLE = "table"
    PERSON = "person"
    SESSION = "session"
    TOKEN = "token"
    GAME = "game"
    PUZZLES = "puzzles"
    PUZZLE_STEP = "puzzle_step"


class HostOnly(StrEnum):
    """What only the host may do: the detail `action` of `not_host`."""

    CLOSE = "close"
    CHAT = "chat"


class Refusal(Exception):
    """A request that was refused. Nothing has changed.

    `rule` is the rule of a game that forbids a move. `details` is whatever else helps, such as the current
    number or the invalid field. The sentence is built from them, so a page can show it in its own language.
    """

    def __init__(self, code: Code, *, rule: str | None = None, **details: Any) -> None:
        super().__init__(code.value)
        self.code = code
        self.rule = rule
        self.details = details

    def sentence(self, language: str = words.DEFAULT) -> str:
        if self.code is Code.ILLEGAL:  # the rule that forbids it has a better one
            return words.say(self.details["key"], self.details["details"], language)
        sayable = {key: value for key, value in self.details.items() if isinstance(value, str | int | float)}
        return words.say(self.code.key, sayable, language)

    def json(self) -> dict[str, Any]:
        return {
            "code": self.code.value,
            "reason": self.sentence(),
            "rule": self.rule,
            "details": self.details,
        }


def not_found(what: Thing) -> Refusal:
    return Refusal(Code.NOT_FOUND, what=what)


def invalid(flaw: Flaw, **details: Any) -> Refusal:
    return Refusal(Code.INVALID, flaw=flaw, **details)


def illegal(error: IllegalMove) -> Refusal:
    return Refusal(Code.ILLEGAL, rule=error.rule, key=error.key, details=error.details)
