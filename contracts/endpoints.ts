/** Every endpoint of the API: the nine of the spec, and those that only the server has. */
import { accountEndpoints } from './accounts.ts';
import { auditEndpoints } from './audit.ts';
import { contactEndpoints } from './contact.ts';
import { contentEndpoints } from './content.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { inboxEndpoints } from './inbox.ts';
import { pictureEndpoints } from './pictures.ts';
import { sessionEndpoints } from './session.ts';

/** What only the server in server/ has, in the order of its documents. */
export const serverEndpoints = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...contactEndpoints,
  ...inboxEndpoints,
  ...pictureEndpoints,
  ...auditEndpoints,
};

export const endpoints = { ...contentEndpoints, ...serverEndpoints };

export type EndpointName = keyof typeof endpoints;

interface AuditAction {
  readonly text: string;
  /** The id of what was changed. */
  readonly id?: string;
}

/** Says what an entry of the audit log means. An unknown action stays as it is. */
export function describeAuditAction(action: string): AuditAction {
  for (const endpoint of Object.values<AnyEndpoint>(endpoints)) {
    if (!endpoint.action) continue;
    const [prefix = '', hasId] = `${endpoint.method} /api${endpoint.path}`.split(':id');
    if (hasId === undefined && action === prefix) return { text: endpoint.action };
    const id = action.slice(prefix.length);
    if (hasId !== undefined && action.startsWith(prefix) && /^[^/]+$/.test(id)) {
      return { text: endpoint.action, id };
    }
  }
  return { text: action };
}
