/** The inbox: the contact messages that the server keeps. */
import {
  array,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot';
import { contactMessageSchema } from './contact.ts';
import { type Endpoint, messageSchema, notFound } from './endpoint.ts';

/** The most messages that the server keeps, and of these how many it lists: the newest. */
export const MAX_MESSAGES = 5_000;
export const LISTED_MESSAGES = 500;

const statusSchema = picklist(['new', 'read', 'done'], 'must be new, read or done');

/** A contact message as the server keeps it. */
export const inboxMessageSchema = object({
  _id: string(),
  ...contactMessageSchema.entries,
  status: statusSchema,
  /** In ms since 1970. */
  receivedAt: number(),
  /** Null if the server did not mail when the message arrived. */
  mail: nullable(
    object({
      state: picklist(['waiting', 'sent', 'failed']),
      /** Why the last try failed. */
      error: optional(string()),
    }),
  ),
});

/** How many messages nobody has read, and how many there are. */
const messageCountsSchema = object({ new: number(), total: number() });

export type MessageCounts = InferOutput<typeof messageCountsSchema>;
export type InboxMessage = InferOutput<typeof inboxMessageSchema>;
export type InboxStatus = InboxMessage['status'];

const message = { path: '/inbox/:id', status: 200, access: 'editor' } as const;
export const messageNotFound = notFound('Message');
const errors = [messageNotFound];

export const inboxEndpoints = {
  listMessages: {
    method: 'GET',
    path: '/inbox',
    status: 200,
    access: 'editor',
    response: array(inboxMessageSchema),
  },
  countNewMessages: {
    method: 'GET',
    path: '/inbox/count',
    status: 200,
    access: 'editor',
    response: messageCountsSchema,
  },
  updateMessage: {
    ...message,
    method: 'PUT',
    action: 'marked a contact message',
    request: object({ status: statusSchema }),
    response: inboxMessageSchema,
    errors,
  },
  deleteMessage: {
    ...message,
    method: 'DELETE',
    action: 'deleted a contact message',
    response: messageSchema,
    message: 'Message deleted',
    errors,
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;
