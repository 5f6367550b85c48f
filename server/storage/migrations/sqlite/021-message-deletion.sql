-- One row while old messages are deleted: after how many months, and since when that is so.
CREATE TABLE message_deletion (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  months INTEGER NOT NULL,
  since INTEGER NOT NULL
) STRICT;
