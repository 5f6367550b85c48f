-- 1 for an entry that was taken back or published as a draft. A draft that nobody has seen is not
-- 'changed' when it is published.
ALTER TABLE blogs ADD COLUMN was_published INTEGER NOT NULL DEFAULT 0;
ALTER TABLE testimonials ADD COLUMN was_published INTEGER NOT NULL DEFAULT 0;
