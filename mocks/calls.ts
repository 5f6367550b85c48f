/** Every call of the site. */
import { emailEndpoint } from '#contracts/contact.ts';
import { type ApiError, errorsOf } from '#contracts/endpoint.ts';
import { endpoints } from '#contracts/endpoints.ts';

/** Every call that the site makes, by its name. */
export const calls = { ...endpoints, sendContactMessage: emailEndpoint };

/** The name of a call. */
export type CallName = keyof typeof calls;

const isCall = (name: string): name is CallName => Object.hasOwn(calls, name);

/** The names of all calls, in the order of the contract. */
export const callNames = Object.keys(calls).filter(isCall);

/** Every error that may answer a call. */
export function errorsOfCall(call: CallName): readonly ApiError[] {
  return call === 'sendContactMessage' ? emailEndpoint.errors : errorsOf(endpoints[call]);
}
