"""What our e-mails say. Nothing that a player has written is in them: nobody sends their words through us."""

from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import NamedTuple

from klotz import words


class Turn(NamedTuple):
    """Where it is somebody's turn."""

    title: str
    table: str


class Letters:
    def __init__(self, sender: str, public_url: str) -> None:
        self._sender = sender
        self._url = public_url.rstrip("/")

    def code(self, address: str, language: str, code: str) -> EmailMessage:
        """By which somebody shows that the address is theirs."""
        letter = self._letter(address, words.say("mail-code-subject", {"code": code}, language))
        letter.set_content(words.say("mail-code-text", {"code": code}, language) + "\n")
        return letter

    def turn(self, address: str, language: str, turns: Sequence[Turn], stop: str) -> EmailMessage:
        """`stop` is what ends these mails, for whoever knows it."""
        titles = ", ".join(dict.fromkeys(turn.title for turn in turns))
        letter = self._letter(address, words.say("mail-turn-subject", {"games": titles}, language))
        tables = [f"{turn.title}: {self._url}/table/{turn.table}" for turn in turns]
        end = f"{self._url}/api/mail/stop/{stop}"
        letter.set_content(
            "\n".join(
                [
                    words.say("mail-turn-text", language=language),
                    "",
                    *tables,
                    "",
                    words.say("push-stop", language=language) + ":",
                    end,
                    "",
                ]
            )
        )
        letter["List-Unsubscribe"] = f"<{end}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
        return letter

    def _letter(self, address: str, subject: str) -> EmailMessage:
        letter = EmailMessage()
        letter["From"] = self._sender
        letter["To"] = address
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=parseaddr(self._sender)[1].rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"  # so that nobody's absence is answered to us
        return letter
