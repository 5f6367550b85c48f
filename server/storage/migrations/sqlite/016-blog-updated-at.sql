-- When a blog was last changed, in ISO 8601. Null if that was before this migration, or never.
ALTER TABLE blogs ADD COLUMN updated_at TEXT;
