import * as v from 'valibot';
import { nepalDay } from '#contracts/nepalDay.ts';
import { newDay } from '#contracts/text.ts';
import { DAY_MS } from '#src/lib/time.ts';
import { inTime } from '../inTime.ts';
import { readAtMost } from '../readAtMost.ts';
import { reasonOf } from '../reasonOf.ts';

/** The rates that the bank has quoted for an ISO day. */
export interface BankRates {
  readonly day: string;
  /** NPR for one unit of each currency, by its ISO code. */
  readonly npr: Readonly<Record<string, number>>;
}

/** The currencies that the Nepal Rastra Bank quotes. An answer without one of them is no answer. */
const QUOTED = new Set(
  'AED AUD BHD CAD CHF CNY DKK EUR GBP HKD INR JPY KRW KWD MYR OMR QAR SAR SEK SGD THB USD'.split(
    ' ',
  ),
);

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 256 * 1024;

/** The days that the request goes back: the bank may quote nothing on a holiday. */
const DAYS = 7;

const anyNumber = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));

const answerSchema = v.object({
  data: v.object({
    payload: v.array(
      v.object({
        date: newDay,
        rates: v.array(
          v.object({
            currency: v.object({ iso3: v.string(), unit: anyNumber }),
            sell: v.nullish(v.union([v.number(), v.string()])),
          }),
        ),
      }),
    ),
  }),
});

/**
 * Asks the bank for the newest rates of the currencies in `known`, which has their NPR until now.
 * Rejects if the bank does not answer in time, or answers nonsense: a currency is missing, a rate
 * is no number, or differs from the known one by more than `maxChange`, such as 0.2.
 */
export async function fetchRates(
  url: string,
  known: BankRates['npr'],
  maxChange: number,
  { now = Date.now(), timeoutMs = TIMEOUT_MS } = {},
): Promise<BankRates> {
  const address = new URL(url);
  const query = {
    page: '1',
    per_page: `${DAYS}`,
    from: dayOf(now - DAYS * DAY_MS),
    to: dayOf(now),
  };
  for (const entry of Object.entries(query)) address.searchParams.set(...entry);
  const text = await inTime(timeoutMs, 'it', async (signal) => {
    const response = await fetch(address, { signal, redirect: 'manual' }).catch((error) => {
      throw new Error(`it does not answer: ${reasonOf(error.cause ?? error)}`);
    });
    if (response.ok) return (await readAtMost(response.body, MAX_BYTES, signal)).toString();
    await response.body?.cancel();
    const target = response.headers.get('location');
    throw new Error(target ? `it redirects to ${target}` : `it answers ${response.status}`);
  });
  const { payload } = v.parse(answerSchema, JSON.parse(text)).data;
  const asked = payload.filter(({ date }) => date >= query.from && date <= query.to);
  return newestOf(asked, known, maxChange);
}

const dayOf = (ms: number) => nepalDay(new Date(ms));

type Quotes = v.InferOutput<typeof answerSchema>['data']['payload'];

function newestOf(quotes: Quotes, known: BankRates['npr'], maxChange: number): BankRates {
  const [newest] = quotes.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  if (!newest) throw new Error('it has no rates');
  const npr = Object.entries(known).flatMap(([code, before]) => {
    if (!QUOTED.has(code)) return [];
    const quote = newest.rates.find(({ currency }) => currency.iso3 === code);
    if (!quote) throw new Error(`it has no rate for ${code}`);
    // A student buys the currency. The bank quotes 10 yen, and 100 won.
    const rate = Number((Number(quote.sell) / quote.currency.unit).toFixed(4));
    if (!(rate > 0 && rate < Number.POSITIVE_INFINITY)) {
      throw new Error(`its rate for ${code} is '${quote.sell}' for ${quote.currency.unit}`);
    }
    if (Math.max(rate / before, before / rate) > 1 + maxChange) {
      throw new Error(`its rate for ${code} is ${rate}, and was ${before}`);
    }
    return [[code, rate] as const];
  });
  return { day: newest.date, npr: Object.fromEntries(npr) };
}
