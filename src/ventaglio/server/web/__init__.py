"""The network: HTTP, WebSocket, sessions. What is decided is decided in `live` and `store`."""
