-- Which entry a post of another site has become, so that no second run of an import brings it twice.
CREATE TABLE imported (
  source TEXT COLLATE "C" PRIMARY KEY,
  entry_id TEXT COLLATE "C" NOT NULL REFERENCES blogs (id) ON DELETE CASCADE,
  imported_at BIGINT NOT NULL
);

CREATE INDEX imported_entry_id ON imported (entry_id);

-- The addresses that entries had at another site: a path, or one with '?p=' and a number.
CREATE TABLE old_addresses (
  address TEXT COLLATE "C" PRIMARY KEY,
  entry_id TEXT COLLATE "C" NOT NULL REFERENCES blogs (id) ON DELETE CASCADE
);

CREATE INDEX old_addresses_entry_id ON old_addresses (entry_id);

-- One row: the last import that somebody has begun in the dashboard. 'report' is JSON.
CREATE TABLE import_run (
  id BIGINT PRIMARY KEY CHECK (id = 1),
  started_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL,
  done BIGINT NOT NULL,
  total BIGINT NOT NULL,
  report TEXT,
  failure TEXT
);
