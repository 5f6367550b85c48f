/** The session of the server, and the ways to sign in. */
import * as v from 'valibot';
import { described, type Endpoint, responds, tooManyAttempts } from './endpoint.ts';
import { atMost, MAX_LINE_LENGTH } from './text.ts';

/** The rights of an account: an owner can also manage the accounts. */
export const roleSchema = v.picklist(['owner', 'editor'], 'must be owner or editor');
/** 'owner' or 'editor'. */
export type Role = v.InferOutput<typeof roleSchema>;

/** The cookie of a session, without the prefix `__Host-`. */
export const SESSION_COOKIE = 'session';

/** The time for which a session lasts without a request, in minutes. */
export const SESSION_IDLE_MINUTES = 30;
/** The time for which a session lasts in any case, in hours. */
export const SESSION_HOURS = 8;

const accountSchema = v.object({ username: v.string(), role: roleSchema });
/** A person who is signed in. */
export type Account = v.InferOutput<typeof accountSchema>;

/** The wrong passwords in 24 hours that count as an attack, not as mistakes of the owner. */
export const ATTACK_COUNT = 10;

const attackSchema = v.object({
  username: v.string(),
  count: described(v.number(), 'Wrong passwords in the last 24 hours'),
});
/** The number of wrong passwords that an account got in the last 24 hours. */
export type Attack = v.InferOutput<typeof attackSchema>;

/** The one form of a name, in which it is stored, counted and looked up. */
export const normalizedUsername = v.pipe(
  v.string('must be text'),
  atMost(MAX_LINE_LENGTH),
  v.trim(),
  v.toLowerCase(),
);

/** Letters, digits and a few signs, in lower case. An e-mail address is possible. */
export const usernameSchema = v.pipe(
  normalizedUsername,
  v.regex(
    /^[a-z0-9._@+-]{3,64}$/,
    'must have 3 to 64 letters from a to z, digits or signs of an e-mail address, without spaces',
  ),
);
/** A password as it is typed, whether it is good or not. */
export const passwordSchema = v.pipe(v.string('must be text'), atMost(1000));

/** The fewest characters of a new password. */
export const MIN_PASSWORD_LENGTH = 10;
/** The most characters of a new password. */
export const MAX_PASSWORD_LENGTH = 256;

/** The messages of the server when it refuses a sign-in. */
export const signInErrors = {
  wrongCredentials: { status: 401, message: 'Invalid credentials.' },
  tooManyAttempts: {
    status: 429,
    message:
      'Too many attempts. Try again in one minute, or use a browser that you have signed in with before. Another owner can give you a link; the only owner gets one with the command create-owner on the server.',
  },
  tooBusy: { status: 503, message: 'Too many people are signing in. Try again in a few seconds.' },
} as const;
const refused = (message: string) => ({ status: 400, message });

/** The messages of the server when it refuses a new password. */
export const passwordErrors = {
  tooShort: refused(`The password needs at least ${MIN_PASSWORD_LENGTH} characters.`),
  tooLong: refused(`The password has more than ${MAX_PASSWORD_LENGTH} characters.`),
  common: refused(
    'This password is one of the most used ones. Use several words that do not belong together.',
  ),
  repeated: refused(
    'The password repeats the same few characters. Use several words that do not belong together.',
  ),
  hasUsername: refused('The password contains the username. Leave it out.'),
  unchanged: refused('This is the old password. Choose another one.'),
};
/** The messages of the server when it refuses a link. */
export const linkErrors = {
  invalid: {
    status: 403,
    message:
      'This link has been used or has expired. Ask an owner for a new one. If there is no account yet, restart the server: its log has a new link. The only owner runs create-owner on the server.',
  },
} as const;

const signedInSchema = v.object({ account: accountSchema });
const credentialsSchema = v.object({ username: normalizedUsername, password: passwordSchema });
const tokenSchema = v.pipe(v.string('must be text'), atMost(MAX_LINE_LENGTH));
const newPasswordSchema = v.object({
  token: tokenSchema,
  username: v.optional(
    described(
      usernameSchema,
      'Only with the link of the first owner, and then required. Stored in lower case',
    ),
  ),
  password: passwordSchema,
});

const linkedAccountSchema = v.object({
  username: v.nullable(
    described(v.string(), 'Null with the link of the first owner, which creates the account'),
  ),
});
/** The account whose password a link sets: null if it creates the first one. */
export type LinkedAccount = v.InferOutput<typeof linkedAccountSchema>;

/** Signing in and out, and setting a password by a link. */
export const sessionEndpoints = {
  getSession: {
    description: 'Who is signed in; account is null without a session.',
    method: 'GET',
    path: '/session',
    access: 'public',
    response: v.object({
      account: v.nullable(accountSchema),
      attacks: v.optional(
        described(
          v.array(attackSchema),
          `The accounts with ${ATTACK_COUNT} wrong passwords or more: of an editor the own one, of an owner all`,
        ),
        [],
      ),
    }),
  },
  signIn: {
    description: `Begins a session in place of the one that the browser has: sets the cookie __Host-${SESSION_COOKIE} (Path=/, HttpOnly, Secure, SameSite=Strict). The session ends ${SESSION_IDLE_MINUTES} minutes after its last request, and after ${SESSION_HOURS} hours in any case. A 429 has the header Retry-After, in seconds: attempts count by account and by address, but a browser that has signed in before is known by a second cookie and has attempts of its own. The username is read without regard to case.`,
    method: 'POST',
    path: '/session',
    access: 'public',
    request: credentialsSchema,
    response: signedInSchema,
    errors: Object.values(signInErrors),
  },
  signOut: {
    description: 'Ends the session, if there is one, and removes its cookie.',
    method: 'DELETE',
    path: '/session',
    access: 'public',
    ...responds('Signed out'),
  },
  checkLink: {
    description:
      'Whose password a link sets; it can still be used. Only bad links count as attempts.',
    method: 'POST',
    path: '/password/link',
    access: 'public',
    request: v.object({ token: tokenSchema }),
    response: linkedAccountSchema,
    errors: [linkErrors.invalid, tooManyAttempts(8)],
  },
  setPassword: {
    description:
      'Uses up the link, ends all sessions of the account, and begins one, as a sign-in does.',
    method: 'POST',
    path: '/password',
    access: 'public',
    request: newPasswordSchema,
    response: signedInSchema,
    errors: [...Object.values(passwordErrors), linkErrors.invalid, tooManyAttempts(8)],
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;
