/** The inbox: the contact messages that the server keeps. */
import * as v from 'valibot';
import { contactMessageSchema } from './contact.ts';
import { described, type Endpoint, notFound, responds } from './endpoint.ts';
import { text } from './entry.ts';
import { atMost, MAX_LINE_LENGTH, newDay, pageLimit } from './text.ts';

/** The most messages that the server keeps. */
export const MAX_MESSAGES = 5_000;
/** The number of messages that a page of the inbox has by default. */
export const MESSAGES_PER_PAGE = 25;
/** The most messages that a request may ask for. */
export const MAX_MESSAGES_PER_PAGE = 200;
/** The most characters of a note for colleagues. */
export const MAX_NOTE_LENGTH = 2_000;

/** The steps of the work on a message. */
const inboxStatuses = ['new', 'read', 'done'] as const;
const statusSchema = v.picklist(inboxStatuses, 'must be new, read or done');

/** The parts of the inbox, besides all of it. */
export const inboxViews = ['new', 'mine', 'follow-up', 'answered'] as const;

/** The signs by which a message looks like advertising. */
export const advertisingSigns = ['many-links', 'same-sender', 'same-text'] as const;

const username = v.nullable(v.string());
const time = v.nullable(described(v.number(), 'In ms since 1970'));

const inboxMessageSchema = v.object({
  _id: v.string(),
  ...contactMessageSchema.entries,
  status: statusSchema,
  markedBy: described(username, 'Who gave it this status; null if nobody has'),
  markedAt: time,
  takenBy: described(username, 'The username of whoever takes care of it'),
  note: described(v.string(), 'For colleagues; empty if there is none'),
  followUpOn: v.nullable(described(v.string(), 'When to come back to it, such as 2026-11-24')),
  notedBy: described(username, 'Who last changed the note or the follow-up day'),
  notedAt: time,
  signs: described(v.array(v.picklist(advertisingSigns)), 'Why it looks like advertising'),
  receivedAt: described(v.number(), 'In ms since 1970'),
  mail: v.nullable(
    described(
      v.object({
        state: v.picklist(['waiting', 'sent', 'failed']),
        error: v.optional(described(v.string(), 'Why the last try failed')),
      }),
      'Null if the server did not mail when the message arrived',
    ),
  ),
});

const messageQuerySchema = v.object({
  q: v.optional(
    v.pipe(
      text,
      atMost(MAX_LINE_LENGTH),
      v.description(
        'Words that a message or its note contains, each in any text, without regard to case, accents, and how Devanagari is typed',
      ),
    ),
  ),
  show: v.optional(
    described(
      v.picklist(inboxViews, `must be one of ${inboxViews.join(', ')}`),
      'Those that are new; that the caller has taken and nobody has answered; that have a follow-up day, the earliest first; or that are done',
    ),
  ),
  before: v.optional(
    v.pipe(text, atMost(64), v.description('The `next` of a page; the messages after it follow')),
  ),
  limit: v.optional(pageLimit(MAX_MESSAGES_PER_PAGE)),
});

const messagePageSchema = v.object({
  messages: v.array(inboxMessageSchema),
  next: v.nullable(
    described(v.string(), 'The value of `before` for the next page; null on the last one'),
  ),
});

const messageCountsSchema = v.object({
  new: v.number(),
  mine: described(v.number(), 'Those that the caller has taken and nobody has answered'),
  followUp: described(v.number(), 'Those whose follow-up day has come'),
  total: v.number(),
  oldestUnanswered: described(
    v.nullable(v.number()),
    'When the oldest came that is not done, in ms since 1970',
  ),
});

const newNoteSchema = v.object({
  note: v.pipe(text, atMost(MAX_NOTE_LENGTH)),
  followUpOn: v.nullable(newDay),
  version: described(
    v.nullable(v.number('must be a number')),
    'The `notedAt` of the message as it was read',
  ),
});

const takingSchema = v.object({
  isTaken: v.boolean('must be true or false'),
  was: described(v.nullable(text), 'The `takenBy` of the message as it was read'),
});

/** The part of a query that people choose. */
export type MessageFilter = Pick<MessageQuery, 'q' | 'show'>;
/** The filter of the list. */
export type MessageQuery = v.InferOutput<typeof messageQuerySchema>;
/** A page of messages, and the cursor of the next page. */
export type MessagePage = v.InferOutput<typeof messagePageSchema>;
/** The number of messages of each part, and the time since which the oldest waits. */
export type MessageCounts = v.InferOutput<typeof messageCountsSchema>;
/** A contact message with its status and its mail. */
export type InboxMessage = v.InferOutput<typeof inboxMessageSchema>;
/** A part of the inbox. */
export type InboxView = (typeof inboxViews)[number];
/** Why a message looks like advertising. */
export type AdvertisingSign = (typeof advertisingSigns)[number];
/** A note, a follow-up day, and the time of those that were read. */
export type NewNote = v.InferOutput<typeof newNoteSchema>;
/** 'new', 'read' or 'done'. */
export type InboxStatus = InboxMessage['status'];

const message = { path: '/inbox/:id', access: 'editor' } as const;
/** The error of a message that does not exist, or not any more. */
export const messageNotFound = notFound('Message');
const errors = [messageNotFound];

/** The error of a note that a colleague has changed since it was read. */
export const noteChanged = {
  status: 409,
  message: 'Someone else has changed the note or the follow-up day since you read them.',
} as const;

/** The error of a message that a colleague has taken or given back since it was read. */
export const takenMeanwhile = {
  status: 409,
  message: 'Someone else has taken this message or given it back since you read it.',
} as const;

/** The inbox, for everybody who is signed in. */
export const inboxEndpoints = {
  listMessages: {
    method: 'GET',
    path: '/inbox',
    access: 'editor',
    query: messageQuerySchema,
    response: messagePageSchema,
    errors: [{ status: 400, message: `q must have at most ${MAX_LINE_LENGTH} characters` }],
  },
  countNewMessages: {
    method: 'GET',
    path: '/inbox/count',
    access: 'editor',
    response: messageCountsSchema,
  },
  getMessage: { ...message, method: 'GET', response: inboxMessageSchema, errors },
  updateMessage: {
    ...message,
    method: 'PUT',
    action: 'marked a contact message',
    request: v.object({ status: statusSchema }),
    response: inboxMessageSchema,
    errors,
  },
  updateNote: {
    ...message,
    path: '/inbox/notes/:id',
    method: 'PUT',
    action: 'changed the note on a contact message',
    request: newNoteSchema,
    response: inboxMessageSchema,
    errors: [...errors, noteChanged],
  },
  takeMessage: {
    ...message,
    path: '/inbox/taken/:id',
    description: 'Who calls takes care of the message, or nobody does any more.',
    method: 'PUT',
    action: 'took a contact message or gave it back',
    request: takingSchema,
    response: inboxMessageSchema,
    errors: [...errors, takenMeanwhile],
  },
  deleteMessage: {
    ...message,
    description: 'Puts it into the bin, where it is until it is deleted for good.',
    method: 'DELETE',
    action: 'deleted a contact message',
    ...responds('Message deleted'),
    errors,
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;
