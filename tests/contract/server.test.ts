import { afterAll } from 'vitest';
import { openStorage } from '#server/storage/open.ts';
import { startTestServer } from '../server/testServer.ts';
import { describeContract } from './suite.ts';

const server = await startTestServer();
const storage = await openStorage(server.settings);

afterAll(async () => {
  await storage.close();
  await server.remove();
});

describeContract('server on SQLite', {
  baseUrl: () => `${server.server.url}/api`,
  headers: () => server.owner,
  hasKeys: true,
  contact: ['own'],
  reset: async () => {
    for (const table of ['testimonials', 'blogs', 'limits'] as const) {
      await storage.db.deleteFrom(table).execute();
    }
  },
});
