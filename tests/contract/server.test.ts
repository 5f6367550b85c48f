import { afterAll } from 'vitest';
import { startTestServer } from '../server/testServer.ts';
import { serverTarget } from './serverTarget.ts';
import { describeContract } from './suite.ts';

const server = await startTestServer();
afterAll(server.remove);

describeContract('server on SQLite', serverTarget(server));
