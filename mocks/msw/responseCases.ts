/**
 * The response cases that stories show of each call, such as `listBlogs-500`. Besides the
 * statuses there are `ok`, `slow` (pending) and `offline` (the server cannot be reached).
 */
import { contentEndpoints } from '#contracts/content.ts';
import type { CallName } from './handlers.ts';

/** The error statuses of the e-mail service. */
const EMAIL_ERROR_STATUSES = ['403', '429', '451', '500'];

/** The error statuses that the contract allows for a call. */
function errorStatusesOf({ path, request }: { path: string; request?: unknown }): string[] {
  const bodyErrors = request ? ['400', '413'] : [];
  const idErrors = path.includes(':id') ? ['404'] : [];
  return [...bodyErrors, ...idErrors, '500'];
}

function casesOf(call: string, errorStatuses: readonly string[]): string[] {
  return ['ok', 'slow', ...errorStatuses, 'offline'].map((name) => responseCase(call, name));
}

/** The name of a response case of a call. */
export function responseCase(call: string, name: string): string {
  return `${call}-${name}`;
}

const emailCall: CallName = 'sendContactMessage';

/** Every case of every call. */
export const responseCases: readonly string[] = [
  ...Object.entries(contentEndpoints).flatMap(([call, endpoint]) =>
    casesOf(call, errorStatusesOf(endpoint)),
  ),
  ...casesOf(emailCall, EMAIL_ERROR_STATUSES),
];
