import { type InboxStatus, inboxEndpoints } from '#contracts/inbox.ts';
import { request, requestJson } from './client.ts';

/** The event of the window after the inbox is loaded or changed: the number of new ones may differ. */
export const INBOX_CHANGED = 'app:inbox-changed';

const reportChange = () => window.dispatchEvent(new Event(INBOX_CHANGED));

/** Fetches all contact messages, newest first. */
export async function listMessages(signal: AbortSignal) {
  const messages = await requestJson(inboxEndpoints.listMessages, { signal });
  reportChange();
  return messages;
}

/** The number of messages that nobody has read. */
export async function countNewMessages(signal: AbortSignal): Promise<number> {
  return (await requestJson(inboxEndpoints.countNewMessages, { signal })).data.new;
}

/** Says what has become of a message. Returns the message with its new status. */
export async function setMessageStatus(id: string, status: InboxStatus) {
  const { data } = await requestJson(inboxEndpoints.updateMessage, { id, body: { status } });
  reportChange();
  return data;
}

/** Deletes a message permanently. */
export async function deleteMessage(id: string): Promise<void> {
  await request(inboxEndpoints.deleteMessage, { id });
  reportChange();
}
