CREATE TABLE messages (
  id TEXT COLLATE "C" PRIMARY KEY,
  user_name TEXT NOT NULL,
  user_email TEXT NOT NULL,
  subject TEXT NOT NULL,
  message TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('new', 'read', 'done')),
  received_at BIGINT NOT NULL
);
