import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { More } from '#src/components/ui/More.tsx';
import { SourceList } from '#src/components/ui/SourceList.tsx';
import { type AmountRange, rangeInNprText } from '#src/domain/amountRange.ts';
import type { Country } from '#src/domain/country.ts';
import type { Rates } from '#src/domain/exchangeRates.ts';
import { dayText, valueOn } from '#src/domain/figure.ts';
import { figureSources, missedLook } from '#src/domain/figureText.ts';
import { formatRange } from '#src/domain/money.ts';
import type { MoneyToShow as Money } from '#src/domain/moneyToShow.ts';
import { capitalize, inSentence } from '#src/lib/wording.ts';
import { headingFont } from '#src/theme/tokens.ts';
import { AskUsLink } from './AskUsLink.tsx';
import { FigureText } from './FigureText.tsx';

interface MoneyToShowProps {
  /** The country: its name for the subject of a question, its currency, its page on the visa. */
  country: Pick<Country, 'name' | 'currency' | 'visa'>;
  /** The money to show before the visa, apart from the sum. */
  toShow: Money;
  /** Exchange rates for the rupees. */
  rates: Rates;
  /** The ISO day of the figures. */
  day: string;
  /** True if the rules in detail are elsewhere, as in a comparison. Default: false. */
  isShort?: boolean;
}

const Big = styled('p')({
  margin: 0,
  ...headingFont,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2rem)',
  lineHeight: 1.2,
  textWrap: 'balance',
  fontVariantNumeric: 'lining-nums',
  breakAfter: 'avoid',
  '&[data-short]': { fontSize: '1.25rem' },
});

/**
 * The money that the bank must show before the visa, and for how long; behind it the rules in
 * detail.
 *
 * Beside WholeSum, of which it is no part.
 */
export function MoneyToShow({ country, toShow, rates, day, isShort = false }: MoneyToShowProps) {
  const { name, currency, visa } = country;
  const { amount, byPlace, next, tuition, withTuition, heldFor, besides, figures, missing } =
    toShow;
  const rupees = (range: AmountRange) => rangeInNprText(range, currency, rates);
  /** '£13,761 in London, £10,539 elsewhere, about NPR 20.4 to 26.7 lakh'; only rupees if short. */
  const inBoth = (range: AmountRange, places: Money['byPlace'] = [{ when: '', amount: range }]) => {
    const parts = places.map(({ when, amount: { from, to } }) => {
      const text = isShort ? rupees({ from, to }) : formatRange(from, to, currency);
      return `${text} ${when}`.trim();
    });
    return (isShort ? parts : [...parts, rupees(range)]).join(', ');
  };
  const [first] = figures;
  const hasTravel = figures.some((figure) =>
    valueOn(figure, day).current.amounts?.some(({ when }) => when === 'for travel'),
  );
  const purpose = hasTravel ? 'living and travel' : 'living';
  if (!first) {
    return (
      <p>
        We do not know the amount. <AskUsLink about={name} topic="What the bank must show" />
      </p>
    );
  }
  const missed = missedLook(first, day);
  return (
    <>
      {amount ? (
        <>
          <Big data-short={isShort || undefined}>
            {capitalize(rangeInNprText(withTuition ?? amount, currency, rates))}
          </Big>
          <Typography>
            {withTuition
              ? `${tuition} of the first year, and for ${purpose} ${inBoth(amount, byPlace)}.`
              : `For ${purpose} ${inBoth(amount, byPlace)}; and the tuition of the first year.`}
            {besides && ` In addition you show ${besides}, which is not in this sum.`}
          </Typography>
          {next && (
            <Typography>
              <strong>{`From ${dayText(next.validFrom)} for ${purpose}: ${inBoth(next.amount, next.byPlace)}.`}</strong>
            </Typography>
          )}
        </>
      ) : (
        <FigureText figure={first} country={name} {...{ day, isShort }} />
      )}
      {amount && missed && <Typography>{missed}</Typography>}
      <Typography sx={{ mt: 1 }}>
        {'For how long: '}
        {heldFor ? (
          <strong>{`${heldFor}.`}</strong>
        ) : (
          <>
            {'we know no fixed time. '}
            <AskUsLink
              page={visa?.officialPage}
              about={name}
              topic="How long the money must be there"
            />
          </>
        )}
      </Typography>
      {missing.length > 0 && <Typography>{`Without ${inSentence(missing)}: ask us.`}</Typography>}
      {amount && !isShort && (
        <More summary="The rules in detail">
          <Typography sx={{ mb: 2, maxWidth: '65ch' }}>
            This is not an extra cost: it is the money that will pay for the studies and the life
            there.{withTuition && ` All together: ${inBoth(withTuition)}.`}
          </Typography>
          {figures.map((figure, index) => (
            <FigureText key={figure.label} hasLabel={index > 0} {...{ figure, day }} />
          ))}
          <SourceList sources={figureSources(figures, day)} />
        </More>
      )}
    </>
  );
}
