import { setupServer } from 'msw/node';
import { afterAll, beforeAll } from 'vitest';
import { createHandlers } from '#mocks/msw/handlers.ts';
import { describeContract } from './suite.ts';

/** A URL that only MSW responds to. */
const baseUrl = 'http://mocked.example/api';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

describeContract('MSW', {
  baseUrl: () => baseUrl,
  isOurs: true,
  reset: async () => server.resetHandlers(...createHandlers({}, { baseUrl })),
});
