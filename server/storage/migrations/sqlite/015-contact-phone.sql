-- The phone or WhatsApp number of the sender; empty if there is none.
ALTER TABLE messages ADD COLUMN phone TEXT NOT NULL DEFAULT '';
