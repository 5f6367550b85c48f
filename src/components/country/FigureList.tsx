import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { DescriptionList } from '#src/components/ui/DescriptionList.tsx';
import { More } from '#src/components/ui/More.tsx';
import type { Rates } from '#src/domain/exchangeRates.ts';
import type { Figure } from '#src/domain/figure.ts';
import { figureText } from '#src/domain/figureText.ts';
import { headingFont } from '#src/theme/tokens.ts';
import { AskUsLink } from './AskUsLink.tsx';
import { FigureText } from './FigureText.tsx';

/** One topic with its figures, or with a fact that is none. */
interface FigureListItem {
  readonly topic: string;
  /** Without figures and without a fact, the row leads to the official page and to us. */
  readonly figures?: readonly Figure[];
  /** A fact that is no figure, such as the name of a visa. */
  readonly fact?: string | undefined;
  readonly note?: string | undefined;
  readonly officialPage?: { readonly label: string; readonly url?: string } | undefined;
}

interface FigureListProps {
  /** The topics in display order. */
  items: readonly FigureListItem[];
  /** The country's name, for the subject of a question. */
  country?: string | undefined;
  /** The ISO day to show the figures for. */
  day: string;
  /** Exchange rates for the rupees of the figures; without them none are shown. */
  rates?: Rates | undefined;
}

const List = styled('dl')(({ theme }) => ({
  '& > div': {
    // With large text on a phone the fact is below its topic.
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'clamp(12px, 2vw, 24px)',
    paddingBlock: 8,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '@media print': { paddingBlock: 4 },
  },
  '& dt': {
    ...theme.typography.subtitle2,
    flex: '0 0 clamp(5.75rem, 26%, 11rem)',
    color: theme.vars.palette.text.secondary,
  },
  '& dd': { flex: '1 1 12rem', minWidth: 0, maxWidth: '60ch' },
  '& dd > strong': { ...headingFont, fontSize: '1.0625rem' },
}));

/**
 * Topics with the fees and rules of a country, one row each.
 *
 * For fees and rules of an authority; use DescriptionList for our own advice.
 */
export function FigureList({ items, country, day, rates }: FigureListProps) {
  const noted = items.flatMap(({ topic, figures = [], note }) => {
    const notes = figures.flatMap((figure, index) => {
      const own = figureText(figure, day).notes;
      return index > 0 && own.length > 0 ? [`${figure.label}:`, ...own] : own;
    });
    const all = [...(note ? [note] : []), ...notes];
    return all.length > 0 ? [[topic, all.join(' ')] as const] : [];
  });
  return (
    <>
      <List>
        {items.map(({ topic, figures = [], fact, officialPage }) => (
          <div key={topic}>
            <dt>{topic}</dt>
            <dd>
              {fact && <strong>{fact}</strong>}
              {!fact && figures.length === 0 && (
                <AskUsLink page={officialPage} about={country} topic={topic} />
              )}
              {officialPage && fact && (
                <small>
                  Official page: <Link href={officialPage.url}>{officialPage.label}</Link>
                </small>
              )}
              {figures.map((figure, index) => (
                <FigureText
                  key={figure.label}
                  hasLabel={index > 0}
                  isShort
                  {...{ figure, country, day, rates }}
                />
              ))}
            </dd>
          </div>
        ))}
      </List>
      {noted.length > 0 && (
        <More summary="Dates and conditions">
          <DescriptionList items={Object.fromEntries(noted)} />
        </More>
      )}
    </>
  );
}
