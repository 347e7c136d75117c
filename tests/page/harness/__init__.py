"""What the tests of the page are made of: visitors with a browser, and hands that play on each board."""
