import { keyErrors } from '#contracts/idempotencyKey.ts';
import { HttpError } from '#server/api/HttpError.ts';
import type { KeyedRequest } from '#server/api/keyedRequest.ts';

/** Keeps the keys of requests in memory, for as long as the mock runs. */
export function createIdempotencyKeys() {
  const firsts = new Map<string, { readonly body: string; readonly id: string }>();
  const nameOf = ({ scope, key }: KeyedRequest) => `${scope}\n${key}`;
  return {
    /** The id that the first request with this key created. Throws a 422 if it had another body. */
    find(request: KeyedRequest | undefined): string | undefined {
      const first = request && firsts.get(nameOf(request));
      if (first && first.body !== request.body) throw new HttpError(keyErrors.reused);
      return first?.id;
    },
    add(request: KeyedRequest | undefined, id: string): void {
      if (request) firsts.set(nameOf(request), { body: request.body, id });
    },
    /** Forgets the key of what has been deleted. */
    forget(id: string): void {
      for (const [name, first] of firsts) if (first.id === id) firsts.delete(name);
    },
  };
}
