"""The nets of win chances as data: for each edition the weights (`.bin`) and how they were made (`.toml`)."""
