-- 1 for what visitors have seen. A draft that they have not seen is not 'changed' when it is published.
ALTER TABLE blogs ADD COLUMN was_published INTEGER NOT NULL DEFAULT 0;
ALTER TABLE testimonials ADD COLUMN was_published INTEGER NOT NULL DEFAULT 0;
