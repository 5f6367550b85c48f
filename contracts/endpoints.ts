/** Every endpoint of the API: the nine of the spec, and those that only the server has. */
import { accountEndpoints } from './accounts.ts';
import { auditEndpoints } from './audit.ts';
import { contactEndpoints } from './contact.ts';
import { contentResources } from './content.ts';
import { type AnyEndpoint, mergeEndpoints } from './endpoint.ts';
import { inboxEndpoints } from './inbox.ts';
import { pictureEndpoints } from './pictures.ts';
import { sessionEndpoints } from './session.ts';
import { systemEndpoints } from './system.ts';

/** The endpoints of each resource, in the order of the documents: after the kinds, the server's own. */
export const resources = {
  ...contentResources,
  session: sessionEndpoints,
  accounts: accountEndpoints,
  contact: contactEndpoints,
  inbox: inboxEndpoints,
  pictures: pictureEndpoints,
  audit: auditEndpoints,
  system: systemEndpoints,
};

export type ResourceName = keyof typeof resources;

export const endpoints = mergeEndpoints(resources);

export type EndpointName = keyof typeof endpoints;

/** The title of an endpoint in the documents: 'Create blog'. */
export function titleOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

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
