import { expect, it } from 'vitest';
import { builtRates } from '#src/domain/exchangeRates.ts';
import { amountsIn, type Figure } from '#src/domain/figure.ts';
import { figureText } from '#src/domain/figureText.ts';

const { yearly } = amountsIn('GBP');
const source = { label: 'GOV.UK', year: 2026, checked: '2026-11-26' };

const figure: Figure = {
  topic: 'insurance',
  label: 'Health surcharge',
  values: [
    { amounts: [yearly(700)], source: { ...source, year: 2025 } },
    { validFrom: '2026-02', amounts: [yearly(776)], source, confidence: 'likely' },
    { validFrom: '2027-01-01', amounts: [yearly(800)], source, confidence: 'certain' },
  ],
  nextLook: '2026-12-15',
};

it('says what holds in rupees and in the money of the country, and what follows', () => {
  const { lines, next, remarks } = figureText(figure, '2026-11-26', {
    ...builtRates,
    GBP: { npr: 100 },
  });
  expect(lines).toEqual([{ text: 'NPR 77,600 a year', beside: '(£776)' }]);
  expect(next).toBe('For applications from 1 January 2027: £800 a year.');
  expect(remarks).toEqual(['Likely, not certain.', '2025: £700 per year.']);
});

it('never shows as certain what somebody had to look up again', () => {
  const { remarks } = figureText(figure, '2027-01-01');
  expect(remarks).toEqual([
    'Not certain: it may have changed on 15 December 2026, and we have not looked since.',
    '2025: £700 per year.',
  ]);
});

it('has no line for what we are not sure of', () => {
  const values = [{ ...figure.values[1], text: '', confidence: 'unsure' }] as const;
  expect(figureText({ ...figure, values: [{ ...values[0], source }] }, '2026-11-26').lines).toEqual(
    [],
  );
});
