import { pathOf } from '#contracts/endpoint.ts';
import { createBackend } from '#mocks/backend/backend.ts';
import { type CallName, calls } from '#mocks/calls.ts';
import { sampleBody, sampleId, sampleSeed } from '#mocks/samples.ts';

/** A request to the mock backend and its response. */
export interface Exchange {
  readonly status: number;
  /** The body of the response: JSON, or text. */
  readonly received: unknown;
}

/** The body of a request: an object, its JSON text, or a file. */
export type Sent = Readonly<Record<string, unknown>> | string | Blob | undefined;

function bodyOf(call: CallName, sent: Sent): BodyInit | null {
  if (sent === undefined) return null;
  if (sent instanceof Blob || typeof sent === 'string') return sent;
  if (call !== 'sendContactMessage') return JSON.stringify(sent);
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) form.set(name, String(value));
  return form;
}

/** Sends a call to a new mock backend with the fixtures. */
export async function send(call: CallName, id: string, sent: Sent): Promise<Exchange> {
  const base = call === 'sendContactMessage' ? '' : '/api';
  const url = new URL(base + pathOf(calls[call], id), 'http://site.example');
  const body = bodyOf(call, sent);
  const request = new Request(url, { method: calls[call].method, body });
  const response = await createBackend(sampleSeed)(request);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, received: isJson ? JSON.parse(text) : text };
}

/** A successful exchange with a mock backend that contains the fixtures. */
export function sampleExchange(call: CallName): Promise<Exchange> {
  return send(call, sampleId(calls[call]) ?? '', sampleBody(calls[call]));
}
