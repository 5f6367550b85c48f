/** The mock backend in memory, from a request to a response, for MSW and unit tests. */
import { Hono } from 'hono';
import type { BinEntry } from '#contracts/bin.ts';
import { emailEndpoint } from '#contracts/contact.ts';
import { jsonLimit } from '#contracts/endpoint.ts';
import type { InboxMessage } from '#contracts/inbox.ts';
import { createApi, respondToErrors } from '#server/api/api.ts';
import { readBody } from '#server/api/readBody.ts';
import type { AccessControl, ApiEnv } from '#server/api/route.ts';
import { createAuditApi } from '#server/auth/auditApi.ts';
import { createBinApi } from '#server/bin/binApi.ts';
import { createContentApi } from '#server/content/contentApi.ts';
import { createMessagesApi } from '#server/messages/messagesApi.ts';
import { type AccountData, createAccountsApi } from './accounts.ts';
import { createAuditStore } from './auditStore.ts';
import { createBin } from './bin.ts';
import { type ContentSeed, createContentStores } from './contentStore.ts';
import { readMessage } from './emailJs.ts';
import { createMessageStore } from './messageStore.ts';

/** The initial data of a backend. Lists that are missing are empty. */
export type Seed = AccountData &
  ContentSeed & {
    readonly messages?: readonly InboxMessage[];
    readonly bin?: readonly BinEntry[];
  };

/** Whoever asks is signed in as this one. */
export const account = { username: 'sunita', role: 'owner' } as const;

/** Everybody is an owner. */
const access: AccessControl = {
  isFromOwnSite: () => true,
  findSession: async () => ({ id: 'session', account: { id: 'account', ...account } }),
  write: ({ session }, _describe, run) => run(session),
};

/**
 * Creates a backend with a copy of the seed: every endpoint of the server, and EmailJS. It responds
 * to any request, and never throws.
 */
export function createBackend(seed: Seed) {
  const bin = createBin(seed.bin ?? []);
  const messages = createMessageStore(seed.messages ?? [], bin);
  const api = createApi(access, [
    createContentApi(createContentStores(seed, bin)),
    createBinApi(() => bin),
    createMessagesApi(() => messages),
    createAccountsApi(account, seed),
    createAuditApi(createAuditStore(seed.audit ?? [])),
    createEmailJs(),
  ]);
  api.onError(respondToErrors((error) => console.error(error)));
  return (request: Request) => api.fetch(request);
}

/** Checks a message as EmailJS does and drops it: no endpoint returns it. */
function createEmailJs(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().post(emailEndpoint.path.slice('/api'.length), async (c) => {
    const body = await readBody(c.req.raw, jsonLimit);
    await readMessage(body, c.req.header('content-type') ?? '');
    return c.text(emailEndpoint.success);
  });
}
