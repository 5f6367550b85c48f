import { beforeEach, describe } from 'vitest';
import { kinds } from '#contracts/content.ts';
import { startTestServer } from '../server/testServer.ts';
import { createClient, type Target } from './client.ts';
import { describeKeys } from './keys.ts';
import { describeContract } from './suite.ts';

const server = await startTestServer();

const target = {
  baseUrl: () => `${server.server.url}/api`,
  headers: () => server.owner,
  isOurs: true,
  contact: ['own'],
  async reset() {
    const db = await server.openDatabase();
    for (const { name } of Object.values(kinds)) await db.deleteFrom(name).execute();
    await db.deleteFrom('limits').execute();
  },
} as const satisfies Target;

describeContract('server', target);

describe('keys', () => {
  beforeEach(target.reset);
  describeKeys(createClient(target), target.headers);
});
