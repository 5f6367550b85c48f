-- The fields of the contact form, no longer with the names that EmailJS gives them.
ALTER TABLE messages RENAME COLUMN user_name TO name;

ALTER TABLE messages RENAME COLUMN user_email TO email;
