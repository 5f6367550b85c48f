-- Every time is in milliseconds since 1970.
CREATE TABLE accounts (
  id TEXT COLLATE "C" PRIMARY KEY,
  username TEXT NOT NULL UNIQUE,
  role TEXT NOT NULL CHECK (role IN ('owner', 'editor')),
  password_hash TEXT,
  created_at BIGINT NOT NULL
);

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL,
  user_agent TEXT NOT NULL
);

-- A link that sets a password once. Without an account it creates the first owner.
CREATE TABLE links (
  token_hash TEXT PRIMARY KEY,
  account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE,
  expires_at BIGINT NOT NULL
);

CREATE TABLE limits (
  key TEXT PRIMARY KEY,
  count BIGINT NOT NULL,
  is_admitted BIGINT NOT NULL,
  blocked_until BIGINT NOT NULL,
  updated_at BIGINT NOT NULL
);

CREATE TABLE audit (
  id TEXT COLLATE "C" PRIMARY KEY,
  at BIGINT NOT NULL,
  username TEXT NOT NULL,
  action TEXT NOT NULL,
  address TEXT NOT NULL
);
