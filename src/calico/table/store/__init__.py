"""The database: SQLite or PostgreSQL, group commits, migrations and backups."""
