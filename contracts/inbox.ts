/** The inbox: the contact messages that the server keeps. */
import {
  array,
  description,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { contactMessageSchema } from './contact.ts';
import { type Endpoint, messageSchema, notFound } from './endpoint.ts';
import { atMost, MAX_LINE_LENGTH, text } from './text.ts';

/** The most messages that the server keeps, and how many of them are a page of the inbox. */
export const MAX_MESSAGES = 5_000;
export const MESSAGES_PER_PAGE = 25;

export const inboxStatuses = ['new', 'read', 'done'] as const;
const statusSchema = picklist(inboxStatuses, 'must be new, read or done');

/** A contact message as the server keeps it. */
export const inboxMessageSchema = object({
  _id: string(),
  ...contactMessageSchema.entries,
  status: statusSchema,
  receivedAt: pipe(number(), description('In ms since 1970')),
  mail: nullable(
    pipe(
      object({
        state: picklist(['waiting', 'sent', 'failed']),
        error: optional(pipe(string(), description('Why the last try failed'))),
      }),
      description('Null if the server did not mail when the message arrived'),
    ),
  ),
});

/** Which messages are listed, newest first. */
const messageQuerySchema = object({
  q: optional(
    pipe(
      text,
      atMost(MAX_LINE_LENGTH),
      description(
        'Words that a message contains, each in any of its texts, without regard to case, accents, and how Devanagari is typed',
      ),
    ),
  ),
  status: optional(statusSchema),
  before: optional(
    pipe(
      text,
      atMost(64),
      description('The id of a message; those that came before it are listed'),
    ),
  ),
});

const messagePageSchema = object({
  messages: array(inboxMessageSchema),
  next: nullable(
    pipe(string(), description('The value of `before` for the next page; null on the last one')),
  ),
});

/** How many messages nobody has read, and how many there are. */
const messageCountsSchema = object({ new: number(), total: number() });

export type MessageQuery = InferOutput<typeof messageQuerySchema>;
export type MessagePage = InferOutput<typeof messagePageSchema>;
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
    query: messageQuerySchema,
    response: messagePageSchema,
    errors: [{ status: 400, message: `q must have at most ${MAX_LINE_LENGTH} characters` }],
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
