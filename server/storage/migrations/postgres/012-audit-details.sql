-- What was written, as it was called then. 'count' and 'counted_as' are of wrong passwords: one row for
-- each account and hour.
ALTER TABLE audit ADD COLUMN title TEXT;

ALTER TABLE audit ADD COLUMN count BIGINT NOT NULL DEFAULT 1;

ALTER TABLE audit ADD COLUMN counted_as TEXT;

CREATE UNIQUE INDEX audit_counted_as ON audit (counted_as);

CREATE INDEX audit_at ON audit (at);

CREATE INDEX audit_username ON audit (username, id);
