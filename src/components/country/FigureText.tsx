import { styled } from '@mui/material/styles';
import type { Rates } from '#src/domain/exchangeRates.ts';
import type { Figure } from '#src/domain/figure.ts';
import { figureText } from '#src/domain/figureText.ts';
import { headingFont } from '#src/theme/tokens.ts';
import { AskUsLink } from './AskUsLink.tsx';

interface FigureTextProps {
  /** The figure; an 'unsure' value shows 'Ask us'. */
  figure: Figure;
  /** The ISO day to show it for. */
  day: string;
  /** The country's name, for the subject of a question. */
  country?: string | undefined;
  /** Exchange rates for the rupees; without them none are shown. */
  rates?: Rates | undefined;
  /** True if the figure's label stands above it. Default: false. */
  hasLabel?: boolean;
  /** True if the notes are elsewhere, as in FigureList. Default: false. */
  isShort?: boolean;
}

const Text = styled('div')({
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'break-word',
  '& + &': { marginTop: 12 },
  '& p': { margin: 0 },
  '& strong': {
    ...headingFont,
    fontSize: '1.0625rem',
    lineHeight: 1.35,
    textWrap: 'balance',
  },
  '& small': { maxWidth: '60ch' },
  '& strong + small': { display: 'inline' },
});

/**
 * The value that holds on a day by law, large; below it the next value, that of our table of 2025,
 * and how sure it is. The sources are at the end of the section.
 *
 * For a figure by itself; use FigureList for the figures of several topics.
 */
export function FigureText({
  figure,
  day,
  country,
  rates,
  hasLabel = false,
  isShort = false,
}: FigureTextProps) {
  const { label } = figure;
  const { lines, next, remarks, notes } = figureText(figure, day, rates);
  const small = isShort ? remarks : [...notes, ...remarks];
  return (
    <Text>
      {hasLabel && <small>{label}</small>}
      {lines.length === 0 && <AskUsLink about={country} topic={label} />}
      {lines.map(({ text, beside }) => (
        <p key={text}>
          <strong>{text}</strong> {beside && <small>{beside}</small>}
        </p>
      ))}
      {next && (
        <p>
          <strong>{next}</strong>
        </p>
      )}
      {small.length > 0 && <small>{small.join(' ')}</small>}
    </Text>
  );
}
