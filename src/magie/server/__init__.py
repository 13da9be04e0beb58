"""The table server: rooms with seats, a log that loses nothing, REST and WebSocket.

Here belong: keeping games (store/), driving them (rooms/), and talking to browsers (web/).
Here do not belong: rules (board/, deal/), sentences about the game (text/), the bots' thinking (bots/).
"""
