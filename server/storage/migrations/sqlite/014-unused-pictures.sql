-- Uploaded pictures that no blog uses, and since when.
CREATE TABLE unused_pictures (
  hash TEXT PRIMARY KEY,
  since INTEGER NOT NULL
) STRICT;
