-- The mail of a contact message. 'due_at' is the next try, or until when a try may last.
CREATE TABLE outbox (
  message_id TEXT PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
  tries INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  error TEXT
) STRICT;
