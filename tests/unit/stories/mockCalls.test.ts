import { expect, test } from 'vitest';
import {
  callNames,
  calls,
  responseCasesOf,
  sampleErrorResponses,
  sampleExchange,
} from '../../../stories/docs/support/mockCalls.ts';

test.each(callNames)('the sample of %s succeeds', async (call) => {
  const endpoint = calls[call];
  const { status } = await sampleExchange(call);
  expect(status).toBe('status' in endpoint ? endpoint.status : 200);
});

test.each(callNames)('the error samples of %s have the documented status', async (call) => {
  const statuses = (await sampleErrorResponses(call)).map(({ status }) => String(status));
  expect(responseCasesOf(call)).toEqual(expect.arrayContaining(statuses));
});
