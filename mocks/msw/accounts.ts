/** The accounts of a site that is built with `VITE_AUTH=server`: MSW handlers with sample data. */
import { HttpResponse, type RequestHandler } from 'msw';
import { parse } from 'valibot';
import { accountEndpoints, type ListedAccount, type ListedSession } from '#contracts/accounts.ts';
import type { AuditEntry } from '#contracts/audit.ts';
import { handleCall } from './serverCalls.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** The time of the stories, but for a minute. */
const NOW = Date.parse('2025-11-20T06:30:00Z');

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

/** Accounts of invented people; the last one has no password yet. */
export const sampleAccounts = [
  {
    id: '0f8fad5b-d9cb-469f-a165-70867728950a',
    username: 'bimala',
    role: 'editor',
    createdAt: NOW - 30 * DAY_MS,
    isActive: true,
  },
  {
    id: '0f8fad5b-d9cb-469f-a165-70867728950b',
    username: 'sunita',
    role: 'owner',
    createdAt: NOW - 60 * DAY_MS,
    isActive: true,
  },
  {
    id: '0f8fad5b-d9cb-469f-a165-70867728950c',
    username: 'tenzin@deurali.example',
    role: 'editor',
    createdAt: NOW - DAY_MS,
    isActive: false,
  },
] as const satisfies readonly ListedAccount[];

const actions: readonly (readonly [string, string])[] = [
  ['bimala', 'PUT /api/blogs/update/691e53680000000000000a3a'],
  ['bimala', 'signed in'],
  ['(unknown)', 'failed to sign in'],
  ['sunita', 'POST /api/accounts'],
  ['sunita', 'signed in'],
  ['bimala', 'POST /api/testimonials/create'],
];

/** The newest entries of an audit list, newest first, an hour apart. */
export function sampleAudit(length = actions.length): AuditEntry[] {
  return Array.from({ length }, (_, index) => {
    const [username, action] = actions[index % actions.length] ?? ['', ''];
    const id = `691ea7c8${String(length - index).padStart(16, '0')}`;
    return { id, at: NOW - index * 60 * MINUTE_MS, username, action, address: '203.0.113.7' };
  });
}

/** A link as the server makes it, for a day. */
const passwordLink = {
  link: 'https://deurali.example/admin#link=b0RzMcJMBBmIe25rHPXv80gQFo',
  expiresAt: NOW + DAY_MS,
};

/** What the server says about each error. */
export const accountErrors = {
  wrongPassword: 'The current password is not right.',
  easyPassword: 'The password is too easy to guess. Use several words that do not belong together.',
  wait: 'Too many attempts. Try again in 8 seconds.',
  nobody: 'Sign in to do this.',
  notOwner: 'Only an owner may do this.',
  taken: 'There is already an account bimala.',
  lastOwner: 'This is the only owner. Make somebody else an owner first.',
};

interface SampleData {
  sessions?: readonly ListedSession[];
  accounts?: readonly ListedAccount[];
  audit?: readonly AuditEntry[];
}

const gone = (name: string) => HttpResponse.json({ message: `${name} not found` }, { status: 404 });

/** Every call succeeds, on a copy of this data. */
export function accountHandlers({
  sessions = sampleSessions,
  accounts = sampleAccounts,
  audit = sampleAudit(),
}: SampleData = {}): RequestHandler[] {
  const openSessions = new Map(sessions.map((session) => [session.id, session]));
  const stored = new Map(accounts.map((account) => [account.id, account]));
  return [
    handleCall('changePassword', () => HttpResponse.json({ message: 'Password changed.' })),
    handleCall('listSessions', () => HttpResponse.json([...openSessions.values()])),
    handleCall('endOtherSessions', () => HttpResponse.json({ message: 'Sessions ended' })),
    handleCall('endSession', ({ params }) =>
      openSessions.delete(String(params.id))
        ? HttpResponse.json({ message: 'Session ended' })
        : gone('Session'),
    ),
    handleCall('listAccounts', () => HttpResponse.json([...stored.values()])),
    handleCall('createAccount', async ({ request }) => {
      const sent = parse(accountEndpoints.createAccount.request, await request.json());
      const account = { id: crypto.randomUUID(), ...sent };
      stored.set(account.id, { ...account, createdAt: NOW, isActive: false });
      return HttpResponse.json({ account, ...passwordLink }, { status: 201 });
    }),
    handleCall('createLink', ({ params }) =>
      stored.has(String(params.id))
        ? HttpResponse.json(passwordLink, { status: 201 })
        : gone('Account'),
    ),
    handleCall('deleteAccount', ({ params }) =>
      stored.delete(String(params.id))
        ? HttpResponse.json({ message: 'Account deleted' })
        : gone('Account'),
    ),
    handleCall('listAudit', () => HttpResponse.json(audit)),
  ];
}
