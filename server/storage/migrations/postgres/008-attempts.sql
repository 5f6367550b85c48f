-- Attempts are counted in a window that moves. The counts of before are dropped: at most a wait ends.
DROP TABLE limits;

CREATE TABLE limits (
  key TEXT PRIMARY KEY,
  forgotten_at BIGINT NOT NULL,
  is_admitted BIGINT NOT NULL
);

-- Browsers in which an account has signed in, which guesses from elsewhere do not keep out.
CREATE TABLE known_browsers (
  token_hash TEXT NOT NULL,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  seen_at BIGINT NOT NULL,
  PRIMARY KEY (token_hash, account_id)
);
