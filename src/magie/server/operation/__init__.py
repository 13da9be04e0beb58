"""Running a server: its process, listeners, files, key, logs and figures. Only `process` waits for the engine."""
