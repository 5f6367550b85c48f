-- One row, after the first try: the exchange rates that the bank has quoted last, and the last
-- failure. `npr` is a JSON object: NPR for one unit by the code of the currency.
CREATE TABLE bank_rates (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  due_at BIGINT NOT NULL,
  day TEXT,
  npr TEXT,
  read_at BIGINT,
  failed_at BIGINT,
  failure TEXT
);
