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

/** The data of a response after which the messages are counted, whether or not that succeeds. */
async function andCount<T>(response: Promise<{ data: T }>): Promise<T> {
  const { data } = await response;
  countMessages().catch(() => undefined);
  return data;
}

/** Fetches a page of the contact messages that match, newest first. */
export const listMessages = (query: Omit<MessageQuery, 'limit'>, signal: AbortSignal) =>
  andCount(requestJson(inboxEndpoints.listMessages, { query, signal }));

/** Sets the status of a message. Returns the message with its new status. */
export const setMessageStatus = (id: string, status: InboxStatus) =>
  andCount(requestJson(inboxEndpoints.updateMessage, { id, body: { status } }));

/** Fetches a message as it is now. */
export async function getMessage(id: string) {
  return (await requestJson(inboxEndpoints.getMessage, { id })).data;
}

/** Saves a note and a follow-up day, unless a colleague has changed them since they were read. */
export const saveNote = (id: string, body: NewNote) =>
  andCount(requestJson(inboxEndpoints.updateNote, { id, body }));

/** Takes a message or gives it back, unless a colleague has done so since it was read. */
export const takeMessage = (id: string, isTaken: boolean, was: string | null) =>
  andCount(requestJson(inboxEndpoints.takeMessage, { id, body: { isTaken, was } }));

/** Puts a message into the bin. */
export const deleteMessage = (id: string) =>
  andCount(requestJson(inboxEndpoints.deleteMessage, { id }));

/** Puts a message back that lies in the bin. */
export const putBackMessage = (id: string) =>
  andCount(requestJson(binEndpoints.putBackMessage, { id }));
