import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { questionSubject } from '#src/domain/contactLink.ts';
import {
  announcement,
  besideHeadline,
  type DatedFigure,
  headline,
  headlineInNpr,
  relianceText,
  valueOn,
} from '#src/domain/datedFigure.ts';
import type { Rates } from '#src/domain/exchangeRates.ts';
import { AskUsLink } from './AskUsLink.tsx';

interface DatedFigureNoteProps {
  /** The figure with its values; an 'unsure' one shows 'Ask us'. */
  figure: DatedFigure;
  /** The ISO day to show it for. */
  day: string;
  /** The country's name, for the subject of a question. */
  country?: string | undefined;
  /** Exchange rates for the rupees; without them none are shown. */
  rates?: Rates | undefined;
  /** Whether the current value stands above the note already. Default: false. */
  hasHeadline?: boolean;
  /** Without what is elsewhere on the page: the explanation and the source. Default: false. */
  isShort?: boolean;
}

const Note = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme.typography.body2,
    margin: '8px 0 0',
    paddingInlineStart: 12,
    borderInlineStart: `3px solid ${palette.secondary.main}`,
    maxWidth: '60ch',
    color: palette.text.primary,
    fontVariantNumeric: 'lining-nums',
    overflowWrap: 'break-word',
    '& p': { margin: 0 },
    '& p + p': { marginTop: 4 },
  };
});

/**
 * What holds on a day by law, what follows, how sure that is, and where to read it.
 *
 * For a rule with days; use RuleUpdateNote for a newer rule without them.
 */
export function DatedFigureNote({
  figure,
  day,
  country,
  rates,
  hasHeadline = false,
  isShort = false,
}: DatedFigureNoteProps) {
  const { label, note, source, confidence } = figure;
  if (confidence === 'unsure') {
    if (hasHeadline && !note) return null;
    return (
      <Note>
        {!hasHeadline && (
          <p>
            {`${label}: `}
            <AskUsLink subject={country && questionSubject(country, label)} />
          </p>
        )}
        {note && <p>{note}</p>}
      </Note>
    );
  }
  const { current, next } = valueOn(figure, day);
  const npr = rates && headlineInNpr(current, rates);
  const following = next && announcement(next);
  const details = [...besideHeadline(current), ...(note ? [note] : [])].join(' ');
  return (
    <Note>
      {!hasHeadline && (
        <p>
          <strong>{`${label}: ${headline(current)}.`}</strong>
        </p>
      )}
      {npr && <p>{`In rupees: ${npr}.`}</p>}
      {following && (
        <p>
          <strong>{following}</strong>
        </p>
      )}
      {!isShort && details && <p>{details}</p>}
      {!isShort && (
        <p>
          {`${relianceText(figure, current.validFrom)} `}
          {source.url ? <Link href={source.url}>{source.label}</Link> : source.label}.
        </p>
      )}
    </Note>
  );
}

/** The current values of figures, one line each, for a row that has no other value. */
export function datedHeadlines(figures: readonly DatedFigure[], day: string): readonly string[] {
  return figures
    .filter(({ confidence }) => confidence !== 'unsure')
    .map((figure) => headline(valueOn(figure, day).current));
}
