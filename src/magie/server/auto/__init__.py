"""What moves a room when no person does: what is due, the driver that does it, bots and their pace."""
