-- To find those of one sender, or with the same beginning, that came at once.
CREATE INDEX messages_of_sender ON messages (LOWER(email), received_at) WHERE deleted_at IS NULL;
CREATE INDEX messages_of_text ON messages (LOWER(SUBSTR(message, 1, 200)), received_at)
WHERE deleted_at IS NULL;
