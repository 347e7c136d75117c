"""What the API answers with, over HTTP and live.

Handlers that are asked often write the same JSON by hand; tests hold it to these. `make types` makes the page's
TypeScript types of them.
"""
