-- How the text of a blog is written, the ISO day from which it is published, and what its picture
-- shows. An update says by updated_at which version of an entry it changes.
ALTER TABLE blogs ADD COLUMN format TEXT;
ALTER TABLE blogs ADD COLUMN published_on TEXT;
ALTER TABLE blogs ADD COLUMN image_alt TEXT;

ALTER TABLE testimonials ADD COLUMN updated_at TEXT;
