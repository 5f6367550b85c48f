-- The addresses that have taken the mail, with commas between them: a further try leaves them out.
ALTER TABLE outbox ADD COLUMN taken_by TEXT NOT NULL DEFAULT '';
