"""What people keep on the server: boxes of their own, and books in which they write their results."""

from klotz.server.shelf.books import Books
from klotz.server.shelf.boxes import Boxes

__all__ = ["Books", "Boxes"]
