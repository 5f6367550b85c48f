import { pathOf } from '#contracts/endpoint.ts';
import { createBackend } from '#mocks/backend/backend.ts';
import { type CallName, calls } from '#mocks/calls.ts';
import { sampleBody, sampleId, sampleSeed } from '#mocks/samples.ts';

/** The response to a request: its body is JSON, or text. */
export interface Exchange {
  readonly status: number;
  readonly received: unknown;
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Sends a call to a new mock backend with the fixtures. */
export async function send(call: CallName, id = '', sent?: object): Promise<Exchange> {
  const isEmail = call === 'sendContactMessage';
  const path = (isEmail ? '' : '/api') + pathOf(calls[call], id);
  const request = new Request(new URL(path, 'http://site.example'), {
    method: calls[call].method,
    body: sent ? (isEmail ? formOf(sent) : JSON.stringify(sent)) : null,
  });
  const response = await createBackend(sampleSeed)(request);
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    received: await (isJson ? response.json() : response.text()),
  };
}

/** A successful exchange with a mock backend that contains the fixtures. */
export function sampleExchange(call: CallName): Promise<Exchange> {
  return send(call, sampleId(calls[call]), sampleBody(calls[call]));
}
