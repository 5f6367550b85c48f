import { describeHeldRequests } from './heldRequestsSuite.ts';
import { startTestServer } from './testServer.ts';

describeHeldRequests('SQLite', () => startTestServer());
