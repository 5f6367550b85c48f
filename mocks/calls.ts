/** Every call of the site, with the responses that a story may show, such as `listBlogs-500`. */
import { emailEndpoint } from '#contracts/contact.ts';
import { type ApiError, errorsOf } from '#contracts/endpoint.ts';
import { endpoints } from '#contracts/endpoints.ts';

export const calls = { ...endpoints, sendContactMessage: emailEndpoint };

export type CallName = keyof typeof calls;

const isCall = (name: string): name is CallName => Object.hasOwn(calls, name);

/** The names of all calls, in the order of the contract. */
export const callNames = Object.keys(calls).filter(isCall);

/** Every error that may answer a call. */
export function errorsOfCall(call: CallName): readonly ApiError[] {
  return call === 'sendContactMessage' ? emailEndpoint.errors : errorsOf(endpoints[call]);
}

/** The name of a response case of a call. */
export function responseCase(call: string, name: string): string {
  return `${call}-${name}`;
}

/** The response cases of a call, such as 'ok', '404' and 'offline'. */
export function responseCasesOf(call: CallName): string[] {
  const statuses = errorsOfCall(call).map(({ status }) => String(status));
  return ['ok', 'slow', ...new Set(statuses.toSorted()), 'offline'];
}
