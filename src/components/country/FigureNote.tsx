import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { questionSubject } from '#src/domain/contactLink.ts';
import type { Rates } from '#src/domain/exchangeRates.ts';
import {
  announcement,
  besideHeadline,
  type Figure,
  headline,
  headlineInNpr,
  relianceText,
  valueOf2025,
  valueOn,
} from '#src/domain/figure.ts';
import { AskUsLink } from './AskUsLink.tsx';

interface FigureNoteProps {
  /** The figure; an 'unsure' value shows 'Ask us'. */
  figure: Figure;
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

const Note = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '8px 0 0',
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${theme.vars.palette.secondary.main}`,
  maxWidth: '60ch',
  color: theme.vars.palette.text.primary,
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'break-word',
  '& p': { margin: 0 },
  '& p + p': { marginTop: 4 },
}));

/**
 * What holds on a day by law, what follows, how sure that is, and where to read it.
 *
 * Below a value of 2025 or a row's label.
 */
export function FigureNote({
  figure,
  day,
  country,
  rates,
  hasHeadline = false,
  isShort = false,
}: FigureNoteProps) {
  const { label } = figure;
  const { current, next } = valueOn(figure, day);
  if (current.confidence === 'unsure') {
    if (hasHeadline && !current.note) return null;
    return (
      <Note>
        {!hasHeadline && (
          <p>
            {`${label}: `}
            <AskUsLink subject={questionSubject(country, label)} />
          </p>
        )}
        {current.note && <p>{current.note}</p>}
      </Note>
    );
  }
  const { source } = current;
  const lead = valueOf2025(figure) ? 'Plan with this newer rule' : label;
  const npr = rates && headlineInNpr(current, rates);
  const following = next && announcement(next);
  const details = besideHeadline(current).join(' ');
  return (
    <Note>
      {!hasHeadline && (
        <p>
          <strong>{`${lead}: ${headline(current)}.`}</strong>
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
          {`${relianceText(current)} `}
          {source.url ? <Link href={source.url}>{source.label}</Link> : source.label}.
        </p>
      )}
    </Note>
  );
}
