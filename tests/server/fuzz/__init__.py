"""Fuzzing a real server: `python -m tests.server.fuzz`. Whatever is sent, it answers, stays up, and keeps its word."""
