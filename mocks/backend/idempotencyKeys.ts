import { keyErrors } from '#contracts/idempotencyKey.ts';
import { HttpError } from '#server/api/HttpError.ts';
import type { KeyedRequest } from '#server/api/keyedRequest.ts';

/** The keys of requests, and the ids of what they have created. */
export interface IdempotencyKeys {
  /** The id that the first request with this key created. Throws a 422 if it had another body. */
  find(request: KeyedRequest | undefined): string | undefined;
  add(request: KeyedRequest | undefined, id: string): void;
  /** Forgets the key of what has been deleted. */
  forget(id: string): void;
}

/** Keeps the keys of requests in memory, for as long as the mock runs. */
export function createIdempotencyKeys(): IdempotencyKeys {
  const firsts = new Map<string, { readonly body: string; readonly id: string }>();
  const nameOf = ({ scope, key }: KeyedRequest) => `${scope}\n${key}`;
  return {
    find(request) {
      const first = request && firsts.get(nameOf(request));
      if (first && first.body !== request.body) throw new HttpError(keyErrors.reused);
      return first?.id;
    },
    add(request, id) {
      if (request) firsts.set(nameOf(request), { body: request.body, id });
    },
    forget(id) {
      for (const [name, first] of firsts) if (first.id === id) firsts.delete(name);
    },
  };
}
