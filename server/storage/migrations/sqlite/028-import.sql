-- Which entry a post of another site has become, so that no second run of an import brings it twice.
CREATE TABLE imported (
  source TEXT PRIMARY KEY,
  entry_id TEXT NOT NULL REFERENCES blogs (id) ON DELETE CASCADE,
  imported_at INTEGER NOT NULL
) STRICT;

CREATE INDEX imported_entry_id ON imported (entry_id);

-- The addresses that entries had at another site: a path, or one with '?p=' and a number.
CREATE TABLE old_addresses (
  address TEXT PRIMARY KEY,
  entry_id TEXT NOT NULL REFERENCES blogs (id) ON DELETE CASCADE
) STRICT;

CREATE INDEX old_addresses_entry_id ON old_addresses (entry_id);

-- One row: the last import that somebody has begun in the dashboard. 'report' is JSON.
CREATE TABLE import_run (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  started_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  done INTEGER NOT NULL,
  total INTEGER NOT NULL,
  report TEXT,
  failure TEXT
) STRICT;
