import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../listen.ts';

/** The bank's quotes: the unit and the price of each currency. */
const QUOTES: Readonly<Record<string, readonly [unit: number, sell: string]>> = {
  INR: [100, '160.15'],
  USD: [1, '145.20'],
  EUR: [1, '170.10'],
  GBP: [1, '195.50'],
  AUD: [1, '98.05'],
  CAD: [1, '105.00'],
  JPY: [10, '9.70'],
  KRW: [100, '10.20'],
};

/** The answer of the bank for some days, with other quotes if they are given. */
export const bankAnswer = (
  days: readonly string[],
  changed: Readonly<Record<string, readonly [unit: number, sell: string] | undefined>> = {},
) => ({
  status: { code: 200 },
  data: {
    payload: days.map((date) => ({
      date,
      rates: Object.entries({ ...QUOTES, ...changed }).flatMap(([iso3, quote]) =>
        quote
          ? [{ currency: { iso3, name: iso3, unit: quote[0] }, buy: quote[1], sell: quote[1] }]
          : [],
      ),
    })),
  },
});

/** Starts a server on a free port that answers as the Nepal Rastra Bank does. */
export async function startFakeBank() {
  const { url, close } = await listen((request, response) => {
    bank.queries.push(new URL(request.url ?? '', bank.url).search);
    if (bank.respond) return void bank.respond(response, request);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(bank.answer));
  });
  const bank = {
    url: `${url}/api/forex/v1/rates`,
    /** The query of each request. */
    queries: [] as string[],
    answer: bankAnswer(['2026-11-25', '2026-11-26']) as unknown,
    /** Takes the place of every further answer. */
    respond: undefined as
      | ((response: ServerResponse, request: IncomingMessage) => void)
      | undefined,
    close,
  };
  return bank;
}
