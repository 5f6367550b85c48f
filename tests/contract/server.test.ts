import { kinds } from '#contracts/content.ts';
import { startTestServer } from '../server/testServer.ts';
import { describeContract } from './suite.ts';

const server = await startTestServer();

describeContract('server', {
  baseUrl: () => `${server.server.url}/api`,
  headers: () => server.owner,
  isOurs: true,
  async reset() {
    const db = await server.openDatabase();
    for (const { name } of Object.values(kinds)) await db.deleteFrom(name).execute();
    await db.deleteFrom('limits').execute();
  },
});
