import { expect, test } from 'vitest';
import {
  callNames,
  calls,
  responseCasesOf,
  sampleErrorResponses,
  sampleExchange,
} from '../../../stories/docs/support/mockCalls.ts';

test.each(callNames)('the sample of %s is a success', async (call) => {
  const endpoint = calls[call];
  const { status } = await sampleExchange(call);
  expect(status).toBe('status' in endpoint ? endpoint.status : 200);
});

test.each(callNames)('the refusals of %s have the status they stand for', async (call) => {
  const statuses = (await sampleErrorResponses(call)).map(({ status }) => String(status));
  expect(responseCasesOf(call)).toEqual(expect.arrayContaining(statuses));
});
