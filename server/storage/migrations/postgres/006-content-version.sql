-- One row, whose version rises in the transaction of each write of testimonials and blogs.
CREATE TABLE content_version (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version BIGINT NOT NULL
);

INSERT INTO content_version (id, version) VALUES (1, 1);

-- On one line, because a statement ends at a semicolon at the end of a line.
CREATE FUNCTION raise_content_version() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE content_version SET version = version + 1; RETURN NULL; END $$;

CREATE TRIGGER blogs_change AFTER INSERT OR UPDATE OR DELETE ON blogs
  FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();

CREATE TRIGGER testimonials_change AFTER INSERT OR UPDATE OR DELETE ON testimonials
  FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
