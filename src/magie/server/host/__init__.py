"""The machine a server runs on: local addresses, signing key, logs, and the files of the web client."""
