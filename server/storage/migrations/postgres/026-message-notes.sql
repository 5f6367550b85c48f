-- Who gave a message its status, who takes care of it, and what colleagues note. Times are in ms since
-- 1970, the follow-up day is an ISO day.
ALTER TABLE messages ADD COLUMN marked_by TEXT;
ALTER TABLE messages ADD COLUMN marked_at BIGINT;
ALTER TABLE messages ADD COLUMN assigned_to TEXT;
ALTER TABLE messages ADD COLUMN note TEXT NOT NULL DEFAULT '';
ALTER TABLE messages ADD COLUMN follow_up_on TEXT;
ALTER TABLE messages ADD COLUMN noted_by TEXT;
ALTER TABLE messages ADD COLUMN noted_at BIGINT;

-- To find those that came at the same time.
CREATE INDEX messages_received_at ON messages (received_at);
