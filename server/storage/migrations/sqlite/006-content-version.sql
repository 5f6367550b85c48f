-- One row, whose version rises in the transaction of each write of testimonials and blogs. A trigger
-- is on one line, because a statement ends at a semicolon at the end of a line.
CREATE TABLE content_version (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL
) STRICT;

INSERT INTO content_version (id, version) VALUES (1, 1);

CREATE TRIGGER blogs_insert AFTER INSERT ON blogs BEGIN UPDATE content_version SET version = version + 1; END;
CREATE TRIGGER blogs_update AFTER UPDATE ON blogs BEGIN UPDATE content_version SET version = version + 1; END;
CREATE TRIGGER blogs_delete AFTER DELETE ON blogs BEGIN UPDATE content_version SET version = version + 1; END;
CREATE TRIGGER testimonials_insert AFTER INSERT ON testimonials BEGIN UPDATE content_version SET version = version + 1; END;
CREATE TRIGGER testimonials_update AFTER UPDATE ON testimonials BEGIN UPDATE content_version SET version = version + 1; END;
CREATE TRIGGER testimonials_delete AFTER DELETE ON testimonials BEGIN UPDATE content_version SET version = version + 1; END;
