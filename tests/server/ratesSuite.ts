import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRates, readRatesStatus, updateRates } from '#server/rates/bankRates.ts';
import { readContentVersion } from '#server/storage/contentVersion.ts';
import type { Storage } from '#server/storage/storage.ts';
import { builtRates } from '#src/domain/exchangeRates.ts';
import { bankAnswer, startFakeBank } from './fakeBank.ts';
import { openForSuite } from './openForSuite.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.parse('2026-11-26T06:00:00Z');

/** The promises of reading the bank's rates on each database. `open` opens it once more. */
export function describeRates(name: string, open: () => Promise<Storage>) {
  describe(`the rates on ${name}`, () => {
    const storage = openForSuite(open, 'bank_rates');
    let bank: Awaited<ReturnType<typeof startFakeBank>>;
    beforeAll(async () => {
      bank = await startFakeBank();
      return bank.close;
    });
    beforeEach(() => {
      bank.queries.length = 0;
      bank.answer = bankAnswer(['2026-11-26']);
    });

    const update = (now = START, { db } = storage) => updateRates(db, bank.url, () => {}, now);
    const rates = () => readRates(storage.db);
    const status = () => readRatesStatus(storage.db);
    const quoting = (gbp: string, day = '2026-11-27') => bankAnswer([day], { GBP: [1, gbp] });

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
      const version = await readContentVersion(storage.db);
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
      expect(await readContentVersion(storage.db)).toBe(version + 1);
    });

    it('are asked for once a day by two servers, and in an hour if it fails', async () => {
      const other = await open();
      await Promise.all([update(), update(START, other)]);
      await update(START + HOUR_MS);
      expect(bank.queries).toHaveLength(1);
      bank.answer = 'nonsense';
      await update(START + DAY_MS);
      await update(START + DAY_MS + HOUR_MS / 2);
      expect(bank.queries).toHaveLength(2);
      bank.answer = quoting('196');
      await Promise.all([
        update(START + DAY_MS + HOUR_MS),
        update(START + DAY_MS + HOUR_MS, other),
      ]);
      expect(bank.queries).toHaveLength(3);
      expect(await status()).toEqual({ day: '2026-11-27', failure: null });
      await other.close();
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
  });
}
