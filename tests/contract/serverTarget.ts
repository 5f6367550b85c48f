import type { TestServer } from '../server/testServer.ts';
import type { Target } from './client.ts';

/** The promises of the contract on the server, on either database. */
export const serverTarget = (server: TestServer): Target => ({
  baseUrl: () => `${server.server.url}/api`,
  headers: () => server.owner,
  hasKeys: true,
  hasBin: true,
  contact: ['own'],
  async reset() {
    const db = await server.openDatabase();
    for (const table of ['testimonials', 'blogs', 'limits'] as const) {
      await db.deleteFrom(table).execute();
    }
  },
});
