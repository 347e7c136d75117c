"""What the API answers with, over HTTP and live.

Hot handlers write the same JSON by hand; tests check it against these. `make types` generates the page's
TypeScript types from them.
"""
