/** The audit log: who did what from where. */
import { array, type InferOutput, number, object, string } from 'valibot';
import type { Endpoint } from './endpoint.ts';

const auditEntrySchema = object({
  id: string(),
  /** In ms since 1970. */
  at: number(),
  username: string(),
  /** Such as 'signed in', or method and path of a write. */
  action: string(),
  address: string(),
});

export type AuditEntry = InferOutput<typeof auditEntrySchema>;

/** What is logged of sign-ins; a write is logged by its method and path. */
export const auditActions = { signedIn: 'signed in', failedSignIn: 'failed to sign in' } as const;

/** The name in an entry about somebody who is not known. What was typed may be a password. */
export const UNKNOWN_USERNAME = '(unknown)';

export const auditEndpoints = {
  listAudit: {
    method: 'GET',
    path: '/audit',
    status: 200,
    access: 'owner',
    response: array(auditEntrySchema),
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;
