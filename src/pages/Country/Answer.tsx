import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AskUsLink } from '#src/components/country/AskUsLink.tsx';
import { MoneyToShow } from '#src/components/country/MoneyToShow.tsx';
import { WholeSum } from '#src/components/country/WholeSum.tsx';
import { WholeSumFields } from '#src/components/country/WholeSumFields.tsx';
import { More } from '#src/components/ui/More.tsx';
import { PrintButton } from '#src/components/ui/PrintButton.tsx';
import { Section } from '#src/components/ui/Section.tsx';
import { ShareButtons } from '#src/components/ui/ShareButtons.tsx';
import { rangeInNprText } from '#src/domain/amountRange.ts';
import { applicationPlan, plannedIntakes } from '#src/domain/applicationPlan.ts';
import type { Country } from '#src/domain/country.ts';
import { datedText, upcomingIntakes } from '#src/domain/intakes.ts';
import { moneyToShow } from '#src/domain/moneyToShow.ts';
import { nepalClock, type YearMonth } from '#src/domain/nepalTime.ts';
import { formatSumOptions, readSumState, writeSumState } from '#src/domain/sumState.ts';
import { hasYearlyCosts, wholeSum } from '#src/domain/wholeSum.ts';
import { useRates } from '#src/hydration/useRates.ts';
import { useNow } from '#src/lib/useClock.ts';
import { inSentence } from '#src/lib/wording.ts';
import { FiguresDay } from '../FiguresDay.tsx';
import { useFiguresDay } from '../useFiguresDay.ts';
import { useUrlState } from '../useUrlState.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 64px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  // Firefox prints a row of a grid on one page.
  '@media print': { display: 'block', '& > * + *': { marginTop: 24 } },
}));

/** Smaller than the heading of the sum where it stands beside it. */
const secondHeading = { mb: 1, typography: { md: 'h3' } } as const;

/** The sum stays in the window below the fields that change it. */
const Result = styled('p')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  margin: 0,
  paddingBlock: 12,
  fontWeight: 700,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
}));

/** Reserves its lines until the month is known, to prevent a layout shift. */
const Reserved = styled('div')(({ theme }) => ({
  minHeight: '11rem',
  [theme.breakpoints.up('md')]: { minHeight: '9rem' },
  '@media print': { minHeight: 0 },
}));

interface AnswerProps {
  country: Country;
}

/** The answers to what a family asks first: the costs, the money to show, the next step. */
export function Answer({ country }: AnswerProps) {
  const { nameInText, currency } = country;
  const day = useFiguresDay(country.figures);
  const publishedRates = useRates();
  const [{ options, rates }, change] = useUrlState(
    (query) => readSumState(query, country, day, publishedRates),
    writeSumState,
  );
  const sum = wholeSum(country, options, day);
  const isOwn = writeSumState({ options, rates }) !== '';
  const firstYears = sum.totals.map(({ first }) => rangeInNprText(first, currency, rates));
  const first = inSentence(firstYears, 'or');
  return (
    <Section id="whole-sum" heading="What the first year costs" isBelowHero>
      <Columns>
        <div>
          <WholeSum country={country.name} {...{ sum, rates }} />
          <More
            summary="Put in your own figures"
            id="own-figures"
            className={formatSumOptions(options) ? 'needs-script' : 'needs-script no-print'}
            isOpen={isOwn}
          >
            <Typography className="no-print" sx={{ mb: 2, maxWidth: '65ch' }}>
              What you put in changes the sum, and is kept in the address of this page. Copy the
              link or print the page for the family.
            </Typography>
            <WholeSumFields
              rate={rates[currency]}
              publishedRate={publishedRates[currency]}
              onChange={(changed) => change((it) => ({ options: { ...it.options, ...changed } }))}
              onRate={(rate) => change((it) => ({ rates: { ...it.rates, [currency]: rate } }))}
              {...{ country, day, options }}
            />
            {isOwn && hasYearlyCosts(sum) && (
              // A new element for each text: WebKit does not paint a sticky one again.
              <Result key={first} className="no-print">{`The first year: ${first}.`}</Result>
            )}
            <Box className="no-print" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              <PrintButton />
              <ShareButtons title={`The first year: study in ${nameInText}`} />
            </Box>
          </More>
          <Box sx={{ mt: 3 }}>
            <FiguresDay figures={country.figures} />
          </Box>
        </div>
        <div>
          {/* On one line of a phone of 360 px. */}
          <Typography variant="h2" sx={{ ...secondHeading, letterSpacing: '-0.02em' }}>
            What the bank must show
          </Typography>
          <MoneyToShow toShow={moneyToShow(country, options, day)} {...{ country, rates, day }} />
          {country.intakes && <NextStep country={country} />}
        </div>
      </Columns>
    </Section>
  );
}

/** What to do for the next intake, once the month is known. */
function NextStep({ country }: AnswerProps) {
  const now = useNow();
  return (
    <div className="needs-script">
      <Typography variant="h2" sx={{ ...secondHeading, mt: 3 }}>
        What to do now
      </Typography>
      <Reserved>{now && <StepOfMonth country={country} today={nepalClock(now)} />}</Reserved>
    </div>
  );
}

/** The next intake that can be reached, and what to do for it this month. */
function StepOfMonth({ country, today }: AnswerProps & { today: YearMonth }) {
  const { name, intakes = [], leadMonths = 0 } = country;
  const planned = plannedIntakes(country);
  const hasPlan = planned.length > 0;
  const upcoming = upcomingIntakes(hasPlan ? planned : intakes, leadMonths, today);
  const next = upcoming.nextMain ?? upcoming.next;
  const isMostCourses = hasPlan && intakes.filter(({ courses }) => courses === 'main').length === 1;
  const stages = next ? applicationPlan(next, today) : [];
  const step =
    stages.find(({ time }) => time === 'now') ?? stages.find(({ time }) => time === 'ahead');
  const late = stages.findLast(({ time }) => time === 'past');
  return (
    <>
      {next && (
        <Typography>
          <strong>{`${isMostCourses ? 'Most courses begin in' : 'The next intake is'} ${datedText(next)}.`}</strong>
        </Typography>
      )}
      {!hasPlan && (
        <Typography>
          When to apply: <AskUsLink about={name} topic="When to apply" />
        </Typography>
      )}
      {step && <Typography>{`${step.due}: ${step.text}`}</Typography>}
      {step && late && (
        <Typography sx={{ mt: 1 }}>{`Not done yet? Do it first: ${late.text}`}</Typography>
      )}
      <Typography sx={{ mt: 1 }}>
        <Link href="#intakes">All intakes</Link>
        {hasPlan && (
          <>
            {' and '}
            <Link href="#plan">the plan month by month</Link>
          </>
        )}
      </Typography>
    </>
  );
}
