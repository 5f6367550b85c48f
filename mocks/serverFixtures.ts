/** The sample data of what only the server has. All people in it are invented. */

import type { ListedAccount, ListedSession } from '#contracts/accounts.ts';
import {
  type AuditEntry,
  auditActions,
  SERVER_ITSELF,
  UNKNOWN_USERNAME,
} from '#contracts/audit.ts';
import type { BinEntry } from '#contracts/bin.ts';
import type { Blog } from '#contracts/blog.ts';
import type { ImportRun } from '#contracts/import.ts';
import type { InboxMessage } from '#contracts/inbox.ts';
import type { System } from '#contracts/system.ts';
import { DAY_MS, MINUTE_MS } from '#src/lib/time.ts';
import { idAt, NOW } from './clock.ts';
import { longTestimonial } from './fixtures.ts';

/** Sessions of one account: the current one, on a phone, and one whose browser says little. */
export const sampleSessions = [
  {
    id: '5c1b9c5e-1d0e-4d0c-9d56-0d6f5b1f3a01',
    createdAt: NOW - 25 * MINUTE_MS,
    seenAt: NOW,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    isCurrent: true,
  },
  {
    id: '5c1b9c5e-1d0e-4d0c-9d56-0d6f5b1f3a02',
    createdAt: NOW - 190 * MINUTE_MS,
    seenAt: NOW - 12 * MINUTE_MS,
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    isCurrent: false,
  },
  {
    id: '5c1b9c5e-1d0e-4d0c-9d56-0d6f5b1f3a03',
    createdAt: NOW - 40 * MINUTE_MS,
    seenAt: NOW - 28 * MINUTE_MS,
    userAgent: 'curl/8.14.1',
    isCurrent: false,
  },
] as const satisfies readonly ListedSession[];

/** The state of an account whose link nobody has used. */
export const unused = { isActive: false, isBlocked: false, signedInAt: null, sessions: 0 } as const;

/** Accounts of invented people; the last one has no password yet. */
export const sampleAccounts = [
  {
    id: '0f8fad5b-d9cb-469f-a165-70867728950a',
    username: 'bimala',
    role: 'editor',
    createdAt: NOW - 30 * DAY_MS,
    ...{ ...unused, isActive: true, signedInAt: NOW - 2 * DAY_MS },
  },
  {
    id: '0f8fad5b-d9cb-469f-a165-70867728950b',
    username: 'sunita',
    role: 'owner',
    createdAt: NOW - 60 * DAY_MS,
    ...{ ...unused, isActive: true, signedInAt: NOW - 25 * MINUTE_MS },
    sessions: sampleSessions.length,
  },
  {
    id: '0f8fad5b-d9cb-469f-a165-70867728950c',
    username: 'tenzin@consultancy.example',
    role: 'editor',
    createdAt: NOW - DAY_MS,
    ...unused,
  },
] as const satisfies readonly ListedAccount[];

type SampleAction = readonly [
  username: string,
  action: string,
  title?: string | null,
  count?: number,
];

const actions: readonly SampleAction[] = [
  ['bimala', `PUT /api/blogs/update/${idAt(NOW)}`, 'What a year in Ireland costs'],
  ['bimala', auditActions.signedIn],
  [UNKNOWN_USERNAME, auditActions.failedSignIn, null, 12],
  ['sunita', 'POST /api/accounts', 'bimala, editor'],
  ['sunita', auditActions.signedIn],
  ['sunita', auditActions.passwordSet],
  ['sunita', auditActions.madeOwner],
  // The account was deleted since.
  ['prakash', auditActions.signedIn],
  ['bimala', 'POST /api/testimonials/create', 'Asmita Thapa'],
];

/** The newest entries of an audit log, newest first, an hour apart. */
export function sampleAudit(length = actions.length): AuditEntry[] {
  return Array.from({ length }, (_, index) => {
    const [username = '', action = '', title = null, count = 1] =
      actions[index % actions.length] ?? [];
    return {
      id: idAt(NOW, length - index),
      at: NOW - index * 60 * MINUTE_MS,
      address: action === auditActions.madeOwner ? SERVER_ITSELF : '203.0.113.7',
      ...{ username, action, title, count },
    };
  });
}

/** A link as the server makes it, for a day. */
export const passwordLink = {
  link: 'https://consultancy.example/admin#link=b0RzMcJMBBmIe25rHPXv80gQFo',
  expiresAt: NOW + DAY_MS,
};

/** The newest message came in an hour before the time of the stories. */
const NEWEST = NOW - 60 * MINUTE_MS;

/** The state of a message that nobody has touched. */
export const untouched = {
  ...{ markedBy: null, markedAt: null, takenBy: null, signs: [] },
  ...{ note: '', followUpOn: null, notedBy: null, notedAt: null },
} as const;

/** The fields that the server adds to a message, by the time at which it came in. */
const arrivedAt = (receivedAt: number) =>
  ({ ...untouched, _id: idAt(receivedAt), receivedAt }) as const;

/** Contact messages of invented people, newest first: one in each state of reading and mailing. */
export const inboxMessages = [
  {
    ...arrivedAt(NEWEST),
    name: 'सरिता पौडेल',
    email: 'sarita@student.example',
    phone: '९८०१२३४५६७',
    subject: 'IELTS कहिले दिने?',
    message: 'नमस्ते,\nसेप्टेम्बरको लागि IELTS कहिले दिनुपर्छ?',
    status: 'new',
    mail: { state: 'waiting' },
  },
  {
    ...arrivedAt(NEWEST - 360 * MINUTE_MS),
    name: 'Asmita Thapa',
    email: 'asmita@student.example',
    phone: '+977 980-0000000',
    subject: 'Costs of a year in Ireland',
    message: 'Namaste,\nhow much does a year in Ireland cost, with rent?\n\nThank you,\nAsmita',
    status: 'new',
    mail: { state: 'failed', error: 'Invalid login: 535 Authentication failed' },
  },
  {
    ...arrivedAt(NEWEST - DAY_MS),
    name: 'Dipesh Gurung',
    email: 'dipesh@student.example',
    phone: '',
    subject: 'An appointment on Sunday',
    message: 'May I come by with my parents on Sunday at eleven?',
    status: 'read',
    markedBy: 'bimala',
    markedAt: NEWEST - 1200 * MINUTE_MS,
    takenBy: 'sunita',
    note: 'Called: he comes with his parents, and brings the transcripts.',
    followUpOn: '2026-11-26',
    notedBy: 'bimala',
    notedAt: NEWEST - 1200 * MINUTE_MS,
    mail: { state: 'sent' },
  },
  {
    ...arrivedAt(NEWEST - 2 * DAY_MS),
    name: 'Pasang Sherpa',
    email: 'pasang@student.example',
    phone: '',
    subject: 'Thank you',
    message: 'The visa is here. Thank you for everything!',
    status: 'done',
    markedBy: 'sunita',
    markedAt: NEWEST - DAY_MS,
    mail: null,
  },
] as const satisfies readonly InboxMessage[];

/** Drafts of blogs, newest first. The second lacks a text and an author. */
export const drafts = [
  {
    _id: idAt(NEWEST, 2),
    title: 'What the NOC costs from January on',
    content: 'The fee changes on 1 January.\n\nUntil then the old one holds.',
    author: 'Sunita Gurung',
    updatedAt: new Date(NEWEST).toISOString(),
  },
  { _id: idAt(NEWEST - DAY_MS, 2), title: 'IELTS against PTE', content: '' },
] as const satisfies readonly Blog[];

/** The bin, the entry that was deleted last first: a blog, a testimonial, a message. */
export const binEntries = [
  {
    ...{ kind: 'blogs', _id: idAt(NOW - 90 * DAY_MS), title: 'Intakes of 2026' },
    ...{ isDraft: false, deletedAt: NOW - 60 * MINUTE_MS, deletedBy: 'bimala' },
  },
  {
    ...{ kind: 'testimonials', _id: idAt(NOW - 91 * DAY_MS), title: 'Asmita Thapa' },
    ...{ isDraft: false, deletedAt: NOW - 12 * DAY_MS, deletedBy: 'sunita' },
  },
  {
    ...{ kind: 'messages', _id: idAt(NOW - 40 * DAY_MS), title: 'Cheap visas (Visa Agent)' },
    ...{ isDraft: false, deletedAt: NOW - 29.5 * DAY_MS, deletedBy: 'bimala' },
  },
] as const satisfies readonly BinEntry[];

/** Creates this many messages that were read, newest first and a day apart. */
export function manyMessages(count: number): InboxMessage[] {
  const [, , read] = inboxMessages;
  return Array.from({ length: count }, (_, index) => {
    const receivedAt = NEWEST - index * DAY_MS;
    return { ...read, _id: idAt(receivedAt), receivedAt, subject: `Question ${index + 1}` };
  });
}

/** A message with a long subject and text, and words that cannot be broken. */
export const longMessage: InboxMessage = {
  ...arrivedAt(NEWEST),
  signs: ['many-links', 'same-sender', 'same-text'],
  takenBy: `${'a-very-long-name'.repeat(4)}`,
  note: 'noch-eine-sehr-lange-notiz'.repeat(12),
  followUpOn: '2027-01-14',
  notedBy: `${'a-very-long-name'.repeat(4)}`,
  notedAt: NEWEST,
  _id: idAt(NEWEST, 1),
  name: longTestimonial.name,
  email: `${'a-very-long-name'.repeat(8)}@student.example`,
  phone: '+977 980-0000000 after five, or my uncle',
  subject: 'Studienbewerbungsunterlagen'.repeat(6),
  message: longTestimonial.message,
  status: 'new',
  mail: { state: 'waiting', error: `452 ${'mailbox-full-'.repeat(20)}` },
};

/** A server on SQLite where all is well. */
export const sampleSystem: System = {
  version: '1.0.0',
  startedAt: NOW - 3 * DAY_MS,
  database: { name: 'SQLite in /var/lib/website/server.sqlite', bytes: 3_400_000 },
  disk: { freeBytes: 21_500_000_000, totalBytes: 40_000_000_000 },
  backups: {
    isAutomatic: true,
    last: { at: NOW - 360 * MINUTE_MS, bytes: 184_000_000 },
    failure: null,
  },
  isMailOn: true,
  mails: [],
  entries: { testimonials: 12, blogs: 34 },
  messages: 257,
  messageDeletion: null,
  pictures: { total: 61, unused: 9, removable: 4, missing: 0 },
  rates: { day: '2026-11-24', failure: null },
};

const imported = (number: number, title: string) => ({ _id: idAt(NOW, number), title });
const comparison = imported(2, 'IELTS or PTE – which one?');

/** An import from WordPress that has ended, with something of each part of a report. */
export const sampleImport: ImportRun = {
  startedAt: NOW - 4 * MINUTE_MS,
  isRunning: false,
  done: 9,
  total: 9,
  failure: null,
  report: {
    site: { title: 'Himal Study Advice', url: 'https://old.example.org' },
    published: [
      imported(1, 'Student visa: what to bring & what it costs'),
      comparison,
      imported(3, 'नेपालबाट अष्ट्रेलिया: कागजात सूची'),
    ],
    drafts: [
      { ...imported(4, 'Only with a password'), reasons: ['It needed a password.'] },
      {
        ...imported(5, 'A very long guide'),
        reasons: [
          'Its text has 24,370 characters, and a blog at most 20,000: make it shorter, or two blogs.',
        ],
      },
    ],
    alreadyHere: [imported(6, 'Intake of February')],
    leftOut: [{ title: 'Old offer', reason: 'It was deleted in WordPress.' }],
    lost: [
      {
        ...comparison,
        what: [
          'a gallery: its pictures stand one below the other',
          'the shortcode [contact-form-7]',
        ],
      },
    ],
    pictures: {
      count: 14,
      missing: [
        {
          ...comparison,
          url: 'https://cdn.old.example.org/hall.jpg',
          reason: 'its host does not exist',
        },
      ],
    },
    others: [{ what: 'pages', names: ['About us', 'Contact'] }],
  },
};

/** The address of every uploaded picture. The site has a picture there. */
export const UPLOADED_URL = '/images/blog-planning-calendar.webp';

/** The data of the server in most stories. Its inbox is empty. */
export const serverData = {
  accounts: sampleAccounts,
  sessions: sampleSessions,
  audit: sampleAudit(),
} as const;
