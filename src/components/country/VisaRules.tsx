import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ExternalIcon } from '#src/components/ui/icons.tsx';
import { questionSubject } from '#src/domain/contactLink.ts';
import type { Rates } from '#src/domain/exchangeRates.ts';
import type { Figure } from '#src/domain/figure.ts';
import { figureRow } from '#src/domain/figureRow.ts';
import { fontFamilies } from '#src/theme/tokens.ts';
import { AskUsLink } from './AskUsLink.tsx';
import { FigureNote } from './FigureNote.tsx';

/** One topic with its figures, or with a value that is none. */
interface Rule {
  readonly topic: string;
  /** The figures of the topic; without any the row says 'Ask us'. */
  readonly figures?: readonly Figure[];
  /** What is no figure, such as the name of a visa. */
  readonly value?: string | undefined;
  readonly note?: string | undefined;
  readonly officialPage?: { readonly label: string; readonly url: string } | undefined;
}

interface VisaRulesProps {
  /** The rules in display order, each with its topic. */
  rules: readonly Rule[];
  /** The country's name, for the subject of a question. */
  country?: string | undefined;
  /** The ISO day to show the figures for. */
  day: string;
  /** Exchange rates for the rupees of the figures; without them none are shown. */
  rates?: Rates | undefined;
}

const List = styled('div')({ display: 'grid' });

const Item = styled('section')(({ theme }) => ({
  paddingBlock: 'clamp(18px, 2.2vw, 28px)',
  breakInside: 'avoid',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { paddingTop: 0, borderTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: '11rem minmax(0, 1fr)',
    columnGap: 24,
    alignItems: 'baseline',
  },
  '@media print': { paddingBlock: 8 },
}));

const Value = styled('p')({
  margin: 0,
  fontFamily: fontFamilies.heading,
  fontWeight: 600,
  fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
  lineHeight: 1.25,
  fontVariantNumeric: 'lining-nums',
  textWrap: 'balance',
});

/**
 * The rules of a country for students, each with a link to its official page.
 *
 * For rules of an authority; use FeatureList for our own advice.
 */
export function VisaRules({ rules, country, day, rates }: VisaRulesProps) {
  return (
    <List>
      {rules.map((rule) => (
        <RuleItem key={rule.topic} {...rule} {...{ country, day, rates }} />
      ))}
    </List>
  );
}

function RuleItem({
  topic,
  figures = [],
  value,
  note,
  officialPage,
  country,
  day,
  rates,
}: Rule & Omit<VisaRulesProps, 'rules'>) {
  const row = figureRow(figures, day);
  const remark = note ?? row.remark;
  return (
    <Item>
      <Typography variant="h4" component="h3" sx={{ color: 'text.secondary' }}>
        {topic}
      </Typography>
      <div>
        <Value>
          {value ?? row.value ?? <AskUsLink subject={questionSubject(country, topic)} />}
        </Value>
        {remark && <Typography sx={{ mt: 0.75, maxWidth: '60ch' }}>{remark}</Typography>}
        {row.rules.map((figure) => (
          <FigureNote
            key={figure.label}
            hasHeadline={row.isRule}
            {...{ figure, day, country, rates }}
          />
        ))}
        {officialPage && <OfficialLink {...officialPage} />}
      </div>
    </Item>
  );
}

function OfficialLink({ label, url }: { label: string; url: string }) {
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      Official page:{' '}
      <Link href={url}>
        {label}
        <ExternalIcon
          aria-hidden
          sx={{
            fontSize: '1em',
            ml: 0.5,
            verticalAlign: '-0.1em',
            '@media print': { display: 'none' },
          }}
        />
      </Link>
    </Typography>
  );
}
