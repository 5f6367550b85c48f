import type { StoredMessage } from '../backend/emailJs.ts';

/** Prints a contact message for the developer, who has no mailbox to look into. */
export function printMessage({ user_name, user_email, subject, message }: StoredMessage): void {
  console.log(`Message from ${user_name} <${user_email}>: ${subject}\n${message}\n`);
}
