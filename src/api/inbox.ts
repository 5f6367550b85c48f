import { binEndpoints } from '#contracts/bin.ts';
import {
  type InboxStatus,
  inboxEndpoints,
  type MessageCounts,
  type MessageQuery,
} from '#contracts/inbox.ts';
import { requestJson } from './client.ts';

type Listener = (counts: MessageCounts) => void;
const listeners = new Set<Listener>();

/** Calls the listener when the messages have been counted. Returns its removal. */
export function onMessageCounts(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks the server how many messages nobody has read, and tells the listeners. */
export async function countNewMessages(signal?: AbortSignal): Promise<void> {
  const { data } = await requestJson(inboxEndpoints.countNewMessages, signal ? { signal } : {});
  for (const listener of listeners) listener(data);
}

/** The change has succeeded, whether or not the messages can be counted again. */
const countAgain = () => void countNewMessages().catch(() => undefined);

/** Fetches a page of the contact messages that match, newest first. */
export async function listMessages(query: MessageQuery, signal: AbortSignal) {
  const { data } = await requestJson(inboxEndpoints.listMessages, { query, signal });
  countAgain();
  return data;
}

/** Says what has become of a message. Returns the message with its new status. */
export async function setMessageStatus(id: string, status: InboxStatus) {
  const { data } = await requestJson(inboxEndpoints.updateMessage, { id, body: { status } });
  countAgain();
  return data;
}

/** Puts a message into the bin. */
export async function deleteMessage(id: string): Promise<void> {
  await requestJson(inboxEndpoints.deleteMessage, { id });
  countAgain();
}

/** Puts a message back that lies in the bin. */
export async function putBackMessage(id: string): Promise<void> {
  await requestJson(binEndpoints.putBackMessage, { id });
  countAgain();
}
