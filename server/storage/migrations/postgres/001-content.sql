-- COLLATE "C" sorts by bytes, as SQLite does.
CREATE TABLE testimonials (
  id TEXT COLLATE "C" PRIMARY KEY,
  name TEXT NOT NULL,
  message TEXT NOT NULL
);

CREATE TABLE blogs (
  id TEXT COLLATE "C" PRIMARY KEY,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  author TEXT,
  image_url TEXT
);
