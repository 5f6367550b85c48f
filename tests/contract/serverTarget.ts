import { kinds } from '#contracts/content.ts';
import type { TestServer } from '../server/testServer.ts';
import type { Target } from './client.ts';

/** The promises of the contract on the server, on either database. */
export const serverTarget = (server: TestServer): Target => ({
  baseUrl: () => `${server.server.url}/api`,
  headers: () => server.owner,
  isOurs: true,
  contact: ['own'],
  async reset() {
    const db = await server.openDatabase();
    for (const { name } of Object.values(kinds)) await db.deleteFrom(name).execute();
    await db.deleteFrom('limits').execute();
  },
});
