/**
 * What can come of each call of the site, as tags that stories carry: `listBlogs-500`. Beside the
 * statuses there are `ok`, `slow` (still waiting) and `offline` (the server is not reached).
 */
import { endpoints } from '#src/api/contract.ts';
import type { CallName } from './handlers.ts';

/** What the e-mail service is known to refuse with. */
const EMAIL_ERROR_STATUSES = ['403', '429', '451', '500'];

/** What the contract lets the API refuse a call with. */
function errorStatusesOf({ path, request }: { path: string; request?: unknown }): string[] {
  const ofTheBody = request ? ['400', '413'] : [];
  const ofTheId = path.includes(':id') ? ['404'] : [];
  return [...ofTheBody, ...ofTheId, '500'];
}

function tagsOf(call: string, refusals: readonly string[]): string[] {
  return ['ok', 'slow', ...refusals, 'offline'].map((outcome) => responseCase(call, outcome));
}

/** The tag of a story that shows what has come of a call. */
export function responseCase(call: string, outcome: string): string {
  return `${call}-${outcome}`;
}

const emailCall: CallName = 'sendContactMessage';

/** Every outcome of every call. */
export const responseCases: readonly string[] = [
  ...Object.entries(endpoints).flatMap(([call, endpoint]) =>
    tagsOf(call, errorStatusesOf(endpoint)),
  ),
  ...tagsOf(emailCall, EMAIL_ERROR_STATUSES),
];
