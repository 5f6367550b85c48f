-- A draft is shown in the dashboard alone. What was deleted lies in the bin: since when, in ms since
-- 1970, and the username of whoever deleted it.
ALTER TABLE blogs ADD COLUMN is_draft INTEGER NOT NULL DEFAULT 0;
ALTER TABLE blogs ADD COLUMN deleted_at BIGINT;
ALTER TABLE blogs ADD COLUMN deleted_by TEXT;

ALTER TABLE testimonials ADD COLUMN is_draft INTEGER NOT NULL DEFAULT 0;
ALTER TABLE testimonials ADD COLUMN deleted_at BIGINT;
ALTER TABLE testimonials ADD COLUMN deleted_by TEXT;

ALTER TABLE messages ADD COLUMN deleted_at BIGINT;
ALTER TABLE messages ADD COLUMN deleted_by TEXT;
