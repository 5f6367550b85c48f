import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { nepalDay } from '#contracts/nepalDay.ts';
import { readRates, readRatesStatus, updateRates } from '#server/rates/bankRates.ts';
import { fetchRates } from '#server/rates/fetchRates.ts';
import { readContentVersion } from '#server/storage/contentVersion.ts';
import { builtRates } from '#src/domain/exchangeRates.ts';
import { FIGURES_CHECKED } from '#src/domain/source.ts';
import { DAY_MS, HOUR_MS } from '#src/lib/time.ts';
import { bankAnswer, startFakeBank } from './fakeBank.ts';
import { openTestDatabase } from './testDatabase.ts';
import { startTestServer } from './testServer.ts';

// The 27th in Kathmandu.
const START = Date.parse('2026-11-26T19:00:00Z');

const { db, open } = await openTestDatabase('bank_rates');
const bank = await startFakeBank();
afterAll(bank.close);
beforeEach(() => {
  bank.respond = undefined;
  bank.queries.length = 0;
  bank.answer = bankAnswer(['2026-11-26']);
});

const update = (now = START, at = db) => updateRates(at, bank.url, () => {}, now);
const rates = () => readRates(db);
const status = () => readRatesStatus(db);
const quoting = (gbp: string, unit = 1) => bankAnswer(['2026-11-27'], { GBP: [unit, gbp] });

it('are those of the build until the bank has answered', async () => {
  expect(await rates()).toBe(builtRates);
  expect(await status()).toEqual({ day: null, failure: null });
  bank.answer = 'nonsense';
  await update();
  expect(await rates()).toBe(builtRates);
  const failure = { at: START, reason: expect.any(String) };
  expect(await status()).toEqual({ day: null, failure });
});

it('are those of the bank with their day, but for a currency that it does not quote', async () => {
  const version = await readContentVersion(db);
  await update();
  const { GBP, USD, NZD } = await rates();
  expect(GBP).toMatchObject({
    npr: 195.5,
    source: { label: 'Nepal Rastra Bank', day: '2026-11-26' },
  });
  expect(USD.npr).toBe(145.2);
  expect(NZD).toEqual(builtRates.NZD);
  expect(await status()).toEqual({ day: '2026-11-26', failure: null });
  // So that pages are rendered again.
  expect(await readContentVersion(db)).toBe(version + 1);
});

it('are asked for once a day by two servers, and in an hour if it fails', async () => {
  await using other = await open();
  await Promise.all([update(), update(START, other.db)]);
  await update(START + HOUR_MS);
  expect(bank.queries).toHaveLength(1);
  bank.answer = 'nonsense';
  await update(START + DAY_MS);
  await update(START + DAY_MS + HOUR_MS / 2);
  expect(bank.queries).toHaveLength(2);
  bank.answer = quoting('196');
  await Promise.all([update(START + DAY_MS + HOUR_MS), update(START + DAY_MS + HOUR_MS, other.db)]);
  expect(bank.queries).toHaveLength(3);
  expect(await status()).toEqual({ day: '2026-11-27', failure: null });
});

it('do not wait for a time that a clock which was ahead has set', async () => {
  await update(START + 30 * DAY_MS);
  await update();
  expect(bank.queries).toHaveLength(2);
});

it('stay as they are if one jumps in a day, which in more days it may', async () => {
  await update();
  bank.answer = quoting('235');
  await update(START + DAY_MS);
  expect((await rates()).GBP.npr).toBe(195.5);
  expect(await status()).toEqual({
    day: '2026-11-26',
    failure: { at: START + DAY_MS, reason: 'its rate for GBP is 235, and was 195.5' },
  });
  await update(START + 2 * DAY_MS);
  expect((await rates()).GBP).toMatchObject({ npr: 235, source: { day: '2026-11-27' } });
});

it.each(['233', '161'])('do not begin with %s for a pound, against the build', async (gbp) => {
  bank.answer = quoting(gbp);
  await update();
  expect((await rates()).GBP).toEqual(builtRates.GBP);
});

it('begin with what is possible for the age of the build', async () => {
  bank.answer = quoting('233');
  await update(Date.parse(FIGURES_CHECKED) + 2 * DAY_MS);
  expect((await rates()).GBP.npr).toBe(233);
});

describe('fetchRates', () => {
  const known = { GBP: 190, JPY: 1, KRW: 0.1, NZD: 81 };
  const ask = (url = bank.url) =>
    fetchRates(url, known, 0.2, { now: Date.parse('2026-11-26T20:00:00Z'), timeoutMs: 300 });

  it('asks for the last week in Kathmandu, and takes its newest day for one unit', async () => {
    const older = bankAnswer(['2026-11-26', '2026-11-27', '2026-11-25']);
    bank.answer = older;
    expect(await ask()).toEqual({
      day: '2026-11-27',
      npr: { GBP: 195.5, JPY: 0.97, KRW: 0.102 },
    });
    expect(bank.queries).toEqual(['?page=1&per_page=7&from=2026-11-20&to=2026-11-27']);
  });

  it.each([
    ['no rates', bankAnswer([]), 'it has no rates'],
    [
      'a currency missing',
      bankAnswer(['2026-11-27'], { GBP: undefined }),
      'it has no rate for GBP',
    ],
    ['no number', quoting('-'), "its rate for GBP is '-' for 1"],
    ['nothing', quoting(''), "its rate for GBP is '' for 1"],
    ['a negative rate', quoting('-195'), "its rate for GBP is '-195' for 1"],
    ['no unit', quoting('195', 0), "its rate for GBP is '195' for 0"],
    ['a jump', quoting('228.1'), 'its rate for GBP is 228.1, and was 190'],
    ['a fall', quoting('158'), 'its rate for GBP is 158, and was 190'],
    ['another form', { rates: [] }, 'Invalid key'],
    ['no day', bankAnswer(['2026-02-31']), 'must be a day'],
    ['other days', bankAnswer(['2099-01-01', '2001-01-01']), 'it has no rates'],
  ])('rejects an answer with %s', async (_, answer, reason) => {
    bank.answer = answer;
    await expect(ask()).rejects.toThrow(reason);
  });

  it.each<[string, NonNullable<typeof bank.respond>, string]>([
    ['no JSON', (response) => response.end('<html>'), 'is not valid JSON'],
    ['an error', (response) => response.writeHead(500).end(), 'it answers 500'],
    [
      'a redirect',
      (response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
      'it redirects to http://127.0.0.1:1/',
    ],
    [
      'too much',
      (response) => response.end(`"${'x'.repeat(256 * 1024)}"`),
      'it has more than 0.25 MB',
    ],
    ['no answer', () => {}, 'it takes longer than 0.3 s'],
    ['half an answer', (response) => response.write('{'), 'it takes longer than 0.3 s'],
    ['a lost connection', (response) => response.destroy(), 'it does not answer: '],
  ])('rejects %s', async (_, respond, reason) => {
    bank.respond = respond;
    await expect(ask()).rejects.toThrow(reason);
  });

  it('says where nobody answers', () =>
    expect(ask('http://127.0.0.1:2/')).rejects.toThrow('it does not answer: connect ECONN'));
});

describe('a server with RATES_URL', () => {
  const day = nepalDay(new Date());
  beforeEach(() => {
    bank.answer = bankAnswer([day]);
  });

  it('renders every page with the rates, also comparisons, and an owner sees their day', async () => {
    const env = { RATES_URL: bank.url };
    const server = await startTestServer({ env, hasSite: true });
    const ratesAt = async (path: string) =>
      JSON.parse(await (await server.call('GET', path)).text()).rates;
    for (const path of ['/', '/studyin/uk', '/compare?with=uk']) {
      const rates = { GBP: { npr: 195.5, source: { day } }, NZD: { npr: 81 } };
      await expect.poll(() => ratesAt(path)).toMatchObject(rates);
    }
    expect((await server.read('/api/system')).rates).toEqual({ day, failure: null });
  });

  it('asks at once after a restart if the last try has failed', async () => {
    bank.answer = 'nonsense';
    const server = await startTestServer({ env: { RATES_URL: bank.url } });
    const rates = async () => (await server.read('/api/system')).rates;
    await expect.poll(rates).toMatchObject({ day: null, failure: {} });
    bank.answer = bankAnswer([day]);
    await server.restart();
    await expect.poll(rates).toEqual({ day, failure: null });
  });

  it('has none without it', async () => {
    const server = await startTestServer({ hasSite: true });
    expect(JSON.parse(await (await server.call('GET', '/')).text())).not.toHaveProperty('rates');
    expect((await server.call('GET', '/contact')).status).toBe(404);
    expect((await server.read('/api/system')).rates).toBeNull();
  });
});
