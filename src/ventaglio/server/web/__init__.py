"""The network: HTTP, WebSocket, sessions. What is decided is decided in `tables`, `desk` and `store`."""
