/** The inbox of the server in server/: what the dashboard and the server send to each other. */
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
import type { Endpoint } from './content.ts';

const statusSchema = picklist(['new', 'read', 'done'], 'must be new, read or done');

/** A contact message as the server keeps it. */
export const inboxMessageSchema = object({
  _id: string(),
  user_name: string(),
  user_email: string(),
  subject: string(),
  message: string(),
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

export type InboxMessage = InferOutput<typeof inboxMessageSchema>;
export type InboxStatus = InboxMessage['status'];

const statusChangeSchema = object({ status: statusSchema });

const inbox = { path: '/inbox', status: 200 } as const;
const message = { path: '/inbox/:id', status: 200 } as const;

/** The calls of the inbox, for those who are signed in at the server. */
export const inboxEndpoints = {
  listMessages: { ...inbox, method: 'GET', response: array(inboxMessageSchema) },
  countNewMessages: {
    method: 'GET',
    path: '/inbox/count',
    status: 200,
    response: object({ new: number() }),
  },
  updateMessage: {
    ...message,
    method: 'PUT',
    request: statusChangeSchema,
    response: inboxMessageSchema,
  },
  deleteMessage: { ...message, method: 'DELETE', response: object({ message: string() }) },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;
