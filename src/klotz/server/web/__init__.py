"""How the server is reached: HTTP, WebSocket and streams."""
