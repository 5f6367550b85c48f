-- The keys of requests that have created something, so that a second one like it creates nothing.
CREATE TABLE idempotency_keys (
  key_hash TEXT PRIMARY KEY,
  body_hash TEXT NOT NULL,
  created_id TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
