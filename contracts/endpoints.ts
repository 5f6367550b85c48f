/** Every endpoint of the API: those of entries, and those that only the server has. */
import { auditEndpoints, auditedResources } from './audit.ts';
import { contactEndpoints } from './contact.ts';
import { mergeEndpoints } from './endpoint.ts';
import { capitalize } from './entry.ts';
import { sessionEndpoints } from './session.ts';
import { systemEndpoints } from './system.ts';

/** The endpoints of each resource, in the order of the documents. */
export const resources = {
  ...auditedResources,
  session: sessionEndpoints,
  contact: contactEndpoints,
  audit: auditEndpoints,
  system: systemEndpoints,
};

/** The name of a resource: 'blogs', 'session'. */
export type ResourceName = keyof typeof resources;

/** Every endpoint by its name: `listBlogs`, `signIn`. */
export const endpoints = mergeEndpoints(resources);

/** The title of an endpoint in the documents: 'Create blog'. */
export function titleOf(name: string): string {
  return capitalize(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}
