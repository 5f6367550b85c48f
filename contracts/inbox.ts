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

/** The most messages that the server keeps. */
export const MAX_MESSAGES = 5_000;
/** How many messages are a page of the inbox. */
export const MESSAGES_PER_PAGE = 25;

/** How far people are with a message. */
export const inboxStatuses = ['new', 'read', 'done'] as const;
const statusSchema = picklist(inboxStatuses, 'must be new, read or done');

const inboxMessageSchema = object({
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

const messageCountsSchema = object({ new: number(), total: number() });

/** Which messages to list. */
export type MessageQuery = InferOutput<typeof messageQuerySchema>;
/** A page of messages, and the cursor of the next page. */
export type MessagePage = InferOutput<typeof messagePageSchema>;
/** How many messages are new, and how many there are. */
export type MessageCounts = InferOutput<typeof messageCountsSchema>;
/** A contact message with its status and its mail. */
export type InboxMessage = InferOutput<typeof inboxMessageSchema>;
/** 'new', 'read' or 'done'. */
export type InboxStatus = InboxMessage['status'];

const message = { path: '/inbox/:id', status: 200, access: 'editor' } as const;
/** The error of a message that does not exist, or not any more. */
export const messageNotFound = notFound('Message');
const errors = [messageNotFound];

/** The inbox, for everybody who is signed in. */
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
    description: 'Puts it into the bin, where it is until it is deleted for good.',
    method: 'DELETE',
    action: 'deleted a contact message',
    response: messageSchema,
    message: 'Message deleted',
    errors,
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;
