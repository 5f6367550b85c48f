-- The mail of a contact message. 'due_at' is the next try, or until when a try may last.
CREATE TABLE outbox (
  message_id TEXT COLLATE "C" PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
  tries BIGINT NOT NULL,
  due_at BIGINT NOT NULL,
  error TEXT
);
