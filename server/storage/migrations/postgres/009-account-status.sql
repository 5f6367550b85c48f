-- When an owner has blocked the account, and when it last signed in.
ALTER TABLE accounts ADD COLUMN blocked_at BIGINT;

ALTER TABLE accounts ADD COLUMN signed_in_at BIGINT;
