import { binEndpoints } from '#contracts/bin.ts';
import {
  type InboxStatus,
  inboxEndpoints,
  type MessageCounts,
  type MessageQuery,
  type NewNote,
} from '#contracts/inbox.ts';
import { requestJson } from './client.ts';

type Listener = (counts: MessageCounts) => void;
const listeners = new Set<Listener>();

/** Calls the listener when the messages have been counted. Returns its removal. */
export function onMessageCounts(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks the server how many messages there are, tells the listeners, and returns the counts. */
export async function countMessages(signal?: AbortSignal): Promise<{ data: MessageCounts }> {
  const counts = await requestJson(inboxEndpoints.countNewMessages, signal ? { signal } : {});
  for (const listener of listeners) listener(counts.data);
  return counts;
}

/** The change has succeeded, whether or not the messages can be counted again. */
const countAgain = () => void countMessages().catch(() => undefined);

/** Fetches a page of the contact messages that match, newest first. */
export async function listMessages(query: Omit<MessageQuery, 'limit'>, signal: AbortSignal) {
  const { data } = await requestJson(inboxEndpoints.listMessages, { query, signal });
  countAgain();
  return data;
}

/** Sets the status of a message. Returns the message with its new status. */
export async function setMessageStatus(id: string, status: InboxStatus) {
  const { data } = await requestJson(inboxEndpoints.updateMessage, { id, body: { status } });
  countAgain();
  return data;
}

/** Fetches a message as it is now. */
export async function getMessage(id: string) {
  return (await requestJson(inboxEndpoints.getMessage, { id })).data;
}

/** Saves a note and a follow-up day, unless a colleague has changed them since they were read. */
export async function saveNote(id: string, body: NewNote) {
  const { data } = await requestJson(inboxEndpoints.updateNote, { id, body });
  countAgain();
  return data;
}

/** Takes a message or gives it back, unless a colleague has done so since it was read. */
export async function takeMessage(id: string, isTaken: boolean, was: string | null) {
  const { data } = await requestJson(inboxEndpoints.takeMessage, { id, body: { isTaken, was } });
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
