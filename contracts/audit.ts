/** The audit log: who did what from where. */
import * as v from 'valibot';
import { accountEndpoints } from './accounts.ts';
import { binEndpoints } from './bin.ts';
import { draftEndpoints } from './blogs.ts';
import { contentResources } from './content.ts';
import { type AnyEndpoint, described, type Endpoint } from './endpoint.ts';
import { importEndpoints } from './import.ts';
import { inboxEndpoints } from './inbox.ts';
import { pictureEndpoints } from './pictures.ts';
import { normalizedUsername } from './session.ts';
import { backupDownload, systemEndpoints } from './system.ts';
import { A_DAY, newDay, pageLimit } from './text.ts';

/** The resources whose writes are logged. */
export const auditedResources = {
  ...contentResources,
  drafts: draftEndpoints,
  accounts: accountEndpoints,
  inbox: inboxEndpoints,
  bin: binEndpoints,
  pictures: pictureEndpoints,
  import: importEndpoints,
  system: { ...systemEndpoints, backupDownload },
};

/** The actions in the log that no endpoint names; a write is logged by its method and path. */
export const auditActions = {
  signedIn: 'signed in',
  failedSignIn: 'failed to sign in',
  passwordSet: 'set a password with a link',
  madeOwner: 'became an owner by create-owner',
  /** By the server, when messages are older than `MESSAGES_KEPT`. */
  deletedOldMessages: 'deleted old contact messages',
  /** By the server, when something has lain in the bin for `BIN_DAYS`. */
  emptiedBin: 'deleted for good what lay in the bin',
  /** One entry for each import, whose title counts what has come. */
  imported: 'imported blogs from WordPress',
} as const;

/** The address in an entry about a command at the server itself. */
export const SERVER_ITSELF = 'the server itself';

/** The filters of the log: sign-ins, or the writes of one resource. */
export const auditKinds = [
  'sign-ins',
  ...(Object.keys(auditedResources) as (keyof typeof auditedResources)[]),
] as const;

/** A filter of the log: 'sign-ins', or the name of a resource. */
export type AuditKind = (typeof auditKinds)[number];

/** The name in an entry about somebody who is not known. What was typed may be a password. */
export const UNKNOWN_USERNAME = '(unknown)';

/** The most characters of a title that the log keeps. */
export const MAX_TITLE_LENGTH = 200;

/** The number of entries that a page has by default. */
export const AUDIT_PAGE_SIZE = 50;
/** The most entries that a request may ask for. */
export const MAX_AUDIT_PAGE_SIZE = 500;

const auditEntrySchema = v.object({
  id: v.string(),
  at: described(v.number(), 'In ms since 1970; of several the last'),
  username: v.string(),
  action: described(v.string(), "Such as 'signed in', or method and path of a write"),
  title: v.nullable(
    described(v.string(), 'What was added, changed or deleted, as it was called then'),
  ),
  count: described(v.number(), 'How many there were in this hour, of wrong passwords'),
  address: v.string(),
});

/** An entry of the log. */
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

const auditQuerySchema = v.object({
  username: v.optional(described(normalizedUsername, 'Whose entries')),
  kind: v.optional(v.picklist(auditKinds, `must be one of ${auditKinds.join(', ')}`)),
  day: v.optional(described(newDay, 'A day in Kathmandu')),
  before: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[0-9a-f]{24}$/, 'must be the id of an entry'),
      v.description('Only older entries than this one'),
    ),
  ),
  limit: v.optional(pageLimit(MAX_AUDIT_PAGE_SIZE), String(AUDIT_PAGE_SIZE)),
});

/** The filter of the list. */
export type AuditQuery = v.InferOutput<typeof auditQuerySchema>;
/** The part of a query that people choose. */
export type AuditFilter = Pick<AuditQuery, 'username' | 'kind' | 'day'>;

/** The audit log, for owners. */
export const auditEndpoints = {
  listAudit: {
    method: 'GET',
    path: '/audit',
    access: 'owner',
    query: auditQuerySchema,
    errors: [{ status: 400, message: `day ${A_DAY}` }],
    response: v.array(auditEntrySchema),
  },
  /** Everybody with an entry, also whose account is gone. */
  listAuditUsernames: {
    method: 'GET',
    path: '/audit/usernames',
    access: 'owner',
    response: v.array(v.object({ username: v.string() })),
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;

/** Actions that are no write of an endpoint, by their kind. */
const otherActions: Partial<Record<AuditKind, readonly string[]>> = {
  'sign-ins': [auditActions.signedIn, auditActions.failedSignIn],
  accounts: [auditActions.passwordSet, auditActions.madeOwner],
  import: [auditActions.imported],
  inbox: [auditActions.deletedOldMessages],
  bin: [auditActions.emptiedBin],
};

/** The start of an action, up to the id if there is one. */
const prefixOf = ({ method, path }: AnyEndpoint) => `${method} /api${path}`.split(':id');

/** The actions of a kind: whole ones, and the prefixes of those that end with an id. */
export function actionsOfKind(kind: AuditKind): { exact: string[]; prefixes: string[] } {
  const resource = Object.values<AnyEndpoint>(kind === 'sign-ins' ? {} : auditedResources[kind]);
  const writes = resource.filter(({ action }) => action);
  const parts = writes.map(prefixOf);
  const startsOf = (hasId: boolean) =>
    parts.filter(({ length }) => length > 1 === hasId).map(([start = '']) => start);
  const others = otherActions[kind] ?? [];
  return { exact: [...startsOf(false), ...others], prefixes: startsOf(true) };
}

/**
 * The meaning of an entry of the audit log, and the id of what was changed if there is one. An
 * unknown action stays as it is.
 */
export function describeAuditAction(action: string): { text: string; id?: string } {
  for (const endpoint of Object.values(auditedResources).flatMap<AnyEndpoint>(Object.values)) {
    if (!endpoint.action) continue;
    const [prefix = '', hasId] = prefixOf(endpoint);
    if (hasId === undefined && action === prefix) return { text: endpoint.action };
    const id = action.slice(prefix.length);
    if (hasId !== undefined && action.startsWith(prefix) && /^[^/]+$/.test(id)) {
      return { text: endpoint.action, id };
    }
  }
  return { text: action };
}
