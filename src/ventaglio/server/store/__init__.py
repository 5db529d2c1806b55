"""What must not be lost: the logs of tables, who people are, what they played. SQLite in a file, or PostgreSQL."""
