import type { StoredMessage } from '../backend/emailJs.ts';

/** Prints a contact message for the developer, who has no mailbox to look into. */
export function printMessage({
  user_name,
  user_email,
  user_phone,
  subject,
  message,
}: StoredMessage): void {
  const phone = user_phone && `, ${user_phone}`;
  console.log(`Message from ${user_name} <${user_email}>${phone}: ${subject}\n${message}\n`);
}
