"""Who somebody is: guests, accounts, bots; and how well they play.

`people` defines the terms, `identity` recognises callers, `service` is what people do with their accounts, and
`ratings` counts results. Nobody needs an account to play.
"""

from klotz.server.accounts.identity import Credentials
from klotz.server.accounts.people import ALL_SCOPES, NOBODY, Caller, Person, Scope
from klotz.server.accounts.service import Accounts

__all__ = ["ALL_SCOPES", "NOBODY", "Accounts", "Caller", "Credentials", "Person", "Scope"]
