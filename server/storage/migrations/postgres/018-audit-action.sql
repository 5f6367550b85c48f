-- The wrong passwords of a day are found without a look at every entry: each page of a person asks for them.
CREATE INDEX audit_action ON audit (action, at);
