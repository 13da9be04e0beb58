"""Everything that crosses the border between the table server and its clients, once, as types.

REST bodies and answers, WebSocket frames in both directions, and error codes. From here come the validation of every
message, the OpenAPI page, the JSON Schema of the frames and, from that, the client's TypeScript types (`publish`).

A frame is a JSON object with `type`. Money, seats, deeds and cards are written as on the page Formats.
"""
