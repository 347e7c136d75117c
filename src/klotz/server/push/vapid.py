"""Who we are to the services that carry pushes: RFC 8292, VAPID.

The key follows from the secret of the server, so it is there from the first start on, and is the same at all nodes.
"""

import base64
import hashlib
import hmac
import json
from typing import Final
from urllib.parse import urlsplit

_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""
_LASTS_SECONDS: Final = 12 * 3600


class Vapid:
    def __init__(self, secret: str, contact: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        digest = hmac.digest(secret.encode(), b"klotz push", hashlib.sha512)
        self._key = ec.derive_private_key(int.from_bytes(digest, "big") % (_ORDER - 1) + 1, ec.SECP256R1())
        self._contact = contact
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key: Final = _encoded(point)
        """As browsers want it."""

    def authorization(self, endpoint: str, now: float) -> str:
        """The header by which a push service knows us."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        address = urlsplit(endpoint)
        claims = {
            "aud": f"{address.scheme}://{address.netloc}",
            "exp": int(now) + _LASTS_SECONDS,
            "sub": self._contact,
        }
        signed = ".".join(
            _encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        token = f"{signed}.{_encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return f"vapid t={token}, k={self.public_key}"


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
