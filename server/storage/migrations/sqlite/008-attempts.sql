-- Attempts are counted in a window that moves. The counts of before are dropped: at most a wait ends.
DROP TABLE limits;

CREATE TABLE limits (
  key TEXT PRIMARY KEY,
  forgotten_at INTEGER NOT NULL,
  is_admitted INTEGER NOT NULL
) STRICT;

-- Browsers in which an account has signed in, which guesses from elsewhere do not keep out.
CREATE TABLE known_browsers (
  token_hash TEXT NOT NULL,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (token_hash, account_id)
) STRICT;
