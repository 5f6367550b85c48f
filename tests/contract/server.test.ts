import { startTestServer } from '../server/testServer.ts';
import { serverTarget } from './serverTarget.ts';
import { describeContract } from './suite.ts';

const server = await startTestServer();

describeContract('server', serverTarget(server));
