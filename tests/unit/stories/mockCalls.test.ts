import { expect, test } from 'vitest';
import { callNames, calls, errorsOfCall } from '#mocks/calls.ts';
import { sampleBody, sampleId } from '#mocks/samples.ts';
import { sampleExchange, send } from '../../../stories/docs/support/mockCalls.ts';

test.each(callNames)('the sample of %s succeeds', async (call) => {
  const endpoint = calls[call];
  const { status } = await sampleExchange(call);
  expect(status).toBe('status' in endpoint ? endpoint.status : 200);
});

const endpointNames = callNames.filter((call) => call !== 'sendContactMessage');

test.each(endpointNames)(
  '%s refuses an empty body and an unknown id as documented',
  async (call) => {
    const id = sampleId(calls[call]);
    const body = sampleBody(calls[call]);
    const refused = [
      ...(body ? [await send(call, id, {})] : []),
      ...(id ? [await send(call, 'no-such-id', body)] : []),
      // A session that is gone has ended: that is no error.
    ].filter(({ status }) => status >= 400);
    const documented = errorsOfCall(call).map(({ status, message }) => ({
      status,
      received: { message },
    }));
    expect(documented).toEqual(expect.arrayContaining(refused));
  },
);
