/** The accounts of the server, one's own password and sessions. */
import * as v from 'valibot';
import { described, type Endpoint, notFound, responds, tooManyAttempts } from './endpoint.ts';
import {
  passwordErrors,
  passwordSchema,
  roleSchema,
  signInErrors,
  usernameSchema,
} from './session.ts';

const newAccountSchema = v.object({ username: usernameSchema, role: roleSchema });

/** The time for which a link works, in hours. */
export const LINK_HOURS = 24;

const linkSchema = v.object({
  link: described(v.string(), 'Opens the page that sets the password'),
  expiresAt: described(v.number(), 'When it stops working, in ms since 1970'),
});

const listedAccountSchema = v.object({
  id: v.string(),
  username: v.string(),
  role: roleSchema,
  createdAt: described(v.number(), 'When it was created, in ms since 1970'),
  isActive: described(v.boolean(), 'Whether it has a password'),
  isBlocked: described(v.boolean(), 'Whether an owner has blocked it'),
  signedInAt: v.nullable(
    described(v.number(), 'When it last signed in, in ms since 1970; null if never'),
  ),
  sessions: described(v.number(), 'How many sessions it has open'),
});

const listedSessionSchema = v.object({
  id: v.string(),
  createdAt: described(v.number(), 'When it began, in ms since 1970'),
  seenAt: described(v.number(), 'When it was last used, to the minute, in ms since 1970'),
  userAgent: described(v.string(), 'What the browser says it is'),
  isCurrent: described(v.boolean(), 'Whether it is the one that asks'),
});

const passwordChangeSchema = v.object({ current: passwordSchema, password: passwordSchema });

const accountChangeSchema = v.object({
  role: roleSchema,
  isBlocked: v.boolean('must be true or false'),
});

/** The role of an account, and whether it is blocked, as an owner changes them. */
export type AccountChange = v.InferOutput<typeof accountChangeSchema>;
/** A link that sets a password, and when it expires. */
export type PasswordLink = v.InferOutput<typeof linkSchema>;
/** An account in the list for owners. */
export type ListedAccount = v.InferOutput<typeof listedAccountSchema>;
/** An open session in a list. */
export type ListedSession = v.InferOutput<typeof listedSessionSchema>;
/** The current password and the new one. */
export type PasswordChange = v.InferOutput<typeof passwordChangeSchema>;

/** The messages of the server when it refuses to change an account. */
export const accountErrors = {
  wrongPassword: { status: 403, message: 'The current password is not right.' },
  lastOwner: {
    status: 409,
    message: 'This is the only owner. Make somebody else an owner first.',
  },
  blockSelf: { status: 409, message: 'You cannot block your own account.' },
  blocked: { status: 409, message: 'This account is blocked. Unblock it first.' },
  noAccount: notFound('Account'),
} as const;

/** The error of a name that another account has. */
export const usernameTaken = (username: string) =>
  ({ status: 409, message: `There is already an account ${username}.` }) as const;

const session = { path: '/sessions/:id', access: 'editor' } as const;
const sessions = { path: '/sessions', access: 'editor' } as const;
const accounts = { path: '/accounts', access: 'owner' } as const;

/** One's own password and sessions, and the accounts for owners. */
export const accountEndpoints = {
  changePassword: {
    description:
      'Ends all other sessions of the account. Checks the current password first, and counts the attempts with a wrong one: a 429 has the header Retry-After, in seconds.',
    method: 'PUT',
    path: '/password',
    access: 'editor',
    action: 'changed the password',
    request: passwordChangeSchema,
    ...responds('Password changed. All other sessions have ended.'),
    errors: [
      ...Object.values(passwordErrors),
      accountErrors.wrongPassword,
      tooManyAttempts(8),
      signInErrors.tooBusy,
    ],
  },
  listSessions: {
    description: 'The open sessions of whoever asks, the last used first.',
    ...sessions,
    method: 'GET',
    response: v.array(listedSessionSchema),
  },
  endOtherSessions: {
    description: 'Ends the sessions of whoever asks but the one that asks.',
    ...sessions,
    method: 'DELETE',
    action: 'ended all other sessions',
    ...responds('All other sessions have ended'),
  },
  endSession: {
    description:
      'Ends one of the own sessions; an owner may end one of any account. An id that is unknown, or of somebody else, ends nothing and is no error.',
    ...session,
    method: 'DELETE',
    action: 'ended a session',
    ...responds('Session ended'),
  },
  listAccounts: {
    description: 'All accounts, by username.',
    ...accounts,
    method: 'GET',
    response: v.array(listedAccountSchema),
  },
  createAccount: {
    description: `The username is stored in lower case. The account has no password: its link sets one, works once, and for ${LINK_HOURS} hours.`,
    ...accounts,
    method: 'POST',
    status: 201,
    action: 'created an account',
    request: newAccountSchema,
    response: v.object({
      account: v.object({ id: v.string(), username: v.string(), role: roleSchema }),
      ...linkSchema.entries,
    }),
    errors: [usernameTaken('bimala')],
  },
  updateAccount: {
    description:
      'Blocking ends the sessions and links of the account at once, and its sign-in is refused as with a wrong password; the same password works when it is unblocked. Another role holds from the next request on. The only owner is the last one with a password who is not blocked. Blocking oneself is refused first.',
    method: 'PUT',
    path: '/accounts/:id',
    access: 'owner',
    action: 'changed an account',
    request: accountChangeSchema,
    response: listedAccountSchema,
    errors: [accountErrors.noAccount, accountErrors.lastOwner, accountErrors.blockSelf],
  },
  listAccountSessions: {
    description: 'Its open sessions, the last used first.',
    method: 'GET',
    path: '/accounts/:id/sessions',
    access: 'owner',
    response: v.array(listedSessionSchema),
    errors: [accountErrors.noAccount],
  },
  deleteAccount: {
    description: 'Also ends its sessions and links. One may delete the own account.',
    method: 'DELETE',
    path: '/accounts/:id',
    access: 'owner',
    action: 'deleted an account',
    ...responds('Account deleted'),
    errors: [accountErrors.noAccount, accountErrors.lastOwner],
  },
  createLink: {
    description: `Replaces the earlier links of the account. It sets another password, works once, and for ${LINK_HOURS} hours.`,
    method: 'POST',
    path: '/links/:id',
    status: 201,
    access: 'owner',
    action: 'created a password link',
    response: linkSchema,
    errors: [accountErrors.noAccount, accountErrors.blocked],
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;
