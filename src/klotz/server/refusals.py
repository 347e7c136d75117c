"""Refusals: every way the server says no. The code is for programs, its sentence, in `words`, for people.

The web layer maps codes to HTTP statuses: `web/statuses.py`.
"""

from enum import StrEnum
from typing import Any

from klotz import words
from klotz.games.contract import IllegalMove
from klotz.games.datafiles import DataError


class Code(StrEnum):
    """Why something is refused. A code never changes its meaning."""

    # Sitting down
    NO_SUCH_SEAT = "no_such_seat"
    SEAT_TAKEN = "seat_taken"
    NO_SUCH_COLOUR = "no_such_colour"
    COLOUR_TAKEN = "colour_taken"
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
    TOO_MANY_TABLES = "too_many_tables"

    # Dice
    COMMITTED = "committed"
    NO_COMMITMENTS = "no_commitments"
    NOT_COMMITTED = "not_committed"
    NONCE_EARLY = "nonce_early"
    NONCE_WRONG = "nonce_wrong"
    NONCE_LATE = "nonce_late"
    STARTING = "starting"

    # Moving
    STALE = "stale"
    AHEAD = "ahead"
    NOT_SEATED = "not_seated"
    NOT_YOUR_SEAT = "not_your_seat"
    NOT_YOUR_TURN = "not_your_turn"
    OUT = "out"
    ILLEGAL = "illegal"
    INVALID_MOVE = "invalid_move"
    NO_PLANS = "no_plans"
    YOUR_TURN = "your_turn"
    TOO_MANY_PLANS = "too_many_plans"

    # Taking back
    UNDO_OFF = "undo_off"
    UNDO_PENDING = "undo_pending"
    UNDO_REFUSED = "undo_refused"
    NO_UNDO = "no_undo"
    NOT_ASKED = "not_asked"
    REVEALED = "revealed"
    NOTHING_TO_UNDO = "nothing_to_undo"

    # Computers
    ALREADY_AWAY = "already_away"
    CLOCK_DECIDES = "clock_decides"
    NOT_AWAY = "not_away"
    NUDGED = "nudged"
    NOT_NUDGED = "not_nudged"
    NO_STAND_IN = "no_stand_in"
    RATED = "rated"
    NOBODY_TO_HURRY = "nobody_to_hurry"

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
    NO_MAIL = "no_mail"
    MAIL_FOR_ACCOUNTS = "mail_for_accounts"
    MAIL_NOT_SENT = "mail_not_sent"
    CODE_WRONG = "code_wrong"

    # Tournaments
    TOO_MANY_TOURNAMENTS = "too_many_tournaments"
    TOURNAMENT_STARTED = "tournament_started"
    TOURNAMENT_SMALL = "tournament_small"
    TOURNAMENT_FULL = "tournament_full"
    ROUND_GOES_ON = "round_goes_on"

    # Friends
    TOO_MANY_FRIENDS = "too_many_friends"

    # What somebody keeps
    NOT_OWNER = "not_owner"
    TOO_MANY_BOXES = "too_many_boxes"
    TOO_MANY_BOOKS = "too_many_books"
    BOOK_FULL = "book_full"
    BAD_BOX = "bad_box"
    BAD_SCORE = "bad_score"

    # What is asked
    INVALID = "invalid"
    NOT_FOUND = "not_found"
    TOO_LARGE = "too_large"
    TOO_MANY_REQUESTS = "too_many_requests"
    TOO_MANY_QUESTIONS = "too_many_questions"
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
    FIELD_MISSING = "field_missing"
    FIELD_UNKNOWN = "field_unknown"
    FIELD_TEXT = "field_text"
    FIELD_NUMBER = "field_number"
    FIELD_YES_NO = "field_yes_no"
    FIELD_LIST = "field_list"
    FIELD_OBJECT = "field_object"
    FIELD_SHORT = "field_short"
    FIELD_LONG = "field_long"
    FIELD_FEW = "field_few"
    FIELD_MANY = "field_many"
    FIELD_LOW = "field_low"
    FIELD_HIGH = "field_high"
    FIELD_CHOICE = "field_choice"
    FIELD_FORM = "field_form"
    FIELD_DATE = "field_date"
    FIELD_JSON = "field_json"
    GAME = "game"
    UNKNOWN_GAME = "unknown_game"
    TWO_OWN_SEATS = "two_own_seats"
    RATED_SEATS = "rated_seats"
    RATED_CLOCK = "rated_clock"
    RATED_ALONE = "rated_alone"
    RATED_BOX = "rated_box"
    RATED_SETUP = "rated_setup"
    SETUP_OVER = "setup_over"
    SETUP_SECRETS = "setup_secrets"
    OTHER_BOX = "other_box"
    ROUND_ROBIN_SEATS = "round_robin_seats"
    LEVEL = "level"
    PLAYER = "player"
    PLACES = "places"
    NAME_LENGTH = "name_length"
    NAME_INVISIBLE = "name_invisible"
    NAME_MARKS = "name_marks"
    TEXT_INVISIBLE = "text_invisible"
    PUSH_SERVICE = "push_service"
    MAIL_ADDRESS = "mail_address"
    PLAN = "plan"
    PASSWORD_LENGTH = "password_length"
    PASSWORD_IS_NAME = "password_is_name"
    PASSWORD_COMMON = "password_common"
    TOKEN_NAME = "token_name"
    MESSAGE = "message"
    MESSAGE_ID = "message_id"
    AFTER = "after"
    TOKEN_PLACE = "token_place"


class Thing(StrEnum):
    """What was `not_found`: its detail `what`."""

    ADDRESS = "address"
    TABLE = "table"
    PLAN = "plan"
    PERSON = "person"
    SESSION = "session"
    TOKEN = "token"
    GAME = "game"
    PUZZLES = "puzzles"
    PUZZLE_STEP = "puzzle_step"
    BOX = "box"
    BOOK = "book"
    RESULT = "result"
    TOURNAMENT = "tournament"


class HostOnly(StrEnum):
    """What only the host may do: the detail `action` of `not_host`."""

    CLOSE = "close"
    CHAT = "chat"
    FIRST = "first"
    TOURNAMENT = "tournament"


class Whose(StrEnum):
    """Whose questions are too many: the detail `whose` of `too_many_questions`."""

    PERSON = "person"
    ADDRESS = "address"


class Refusal(Exception):
    """A request that was refused. Nothing has changed.

    `rule` is the rule of a game that forbids a move. `details` is whatever else helps, such as the current
    number or the invalid field. The sentence is built from them, so a page can show it in its own language.
    """

    def __init__(self, code: Code, *, rule: str | None = None, **details: Any) -> None:
        super().__init__(code.value)
        self.code = code
        self.rule = rule
        self.details = {name: _sendable(detail) for name, detail in details.items()}

    def sentence(self, language: str = words.DEFAULT) -> str:
        if self.code in (Code.ILLEGAL, Code.BAD_BOX, Code.BAD_SCORE):  # what forbids it has a better one
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


def _sendable(detail: Any) -> Any:
    """Half a character, quoted from what was asked, can be written in no message."""
    if type(detail) is str:
        return detail.encode("utf-8", "replace").decode()
    if isinstance(detail, dict):
        return {_sendable(key): _sendable(value) for key, value in detail.items()}
    return [_sendable(each) for each in detail] if isinstance(detail, list) else detail


def not_found(what: Thing) -> Refusal:
    return Refusal(Code.NOT_FOUND, what=what)


def invalid(flaw: Flaw, **details: Any) -> Refusal:
    return Refusal(Code.INVALID, flaw=flaw, **details)


def illegal(error: IllegalMove) -> Refusal:
    return Refusal(Code.ILLEGAL, rule=error.rule, key=error.key, details=error.details)


def bad_box(error: DataError) -> Refusal:
    return Refusal(Code.BAD_BOX, key=error.key, details=error.details, line=error.line)


def bad_score(error: DataError) -> Refusal:
    return Refusal(Code.BAD_SCORE, key=error.key, details=error.details)
