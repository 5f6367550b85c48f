import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AskUsLink } from '#src/components/destination/AskUsLink.tsx';
import { Checklist } from '#src/components/destination/Checklist.tsx';
import { CostRangeChart } from '#src/components/destination/CostRangeChart.tsx';
import { ExpenseList } from '#src/components/destination/ExpenseList.tsx';
import { FigureNote } from '#src/components/destination/FigureNote.tsx';
import { FiguresDay } from '#src/components/destination/FiguresDay.tsx';
import { IntakeCalendar } from '#src/components/destination/IntakeCalendar.tsx';
import { RankingTable } from '#src/components/destination/RankingTable.tsx';
import { VisaRules } from '#src/components/destination/VisaRules.tsx';
import { TestList } from '#src/components/test-prep/TestList.tsx';
import { ArticleSection } from '#src/components/ui/ArticleLayout.tsx';
import { DescriptionList } from '#src/components/ui/DescriptionList.tsx';
import { FeatureList } from '#src/components/ui/FeatureList.tsx';
import { PrintButton } from '#src/components/ui/PrintButton.tsx';
import { SourceList } from '#src/components/ui/SourceList.tsx';
import { nepalFigures } from '#src/content/nepal.ts';
import { scoreSources } from '#src/content/tests/scoreSources.ts';
import { offeredTests } from '#src/content/tests/tests.ts';
import { type Destination, universitiesInOrder } from '#src/domain/destination.ts';
import { defaultRates } from '#src/domain/exchangeRates.ts';
import { figuresOf } from '#src/domain/figure.ts';
import { figureRow } from '#src/domain/figureRow.ts';
import { nepalClock } from '#src/domain/nepalTime.ts';
import { CONSULTANCY_SOURCE } from '#src/domain/source.ts';
import { costSources, livingText, studyCosts } from '#src/domain/studyCosts.ts';
import type { TestSummary } from '#src/domain/testPreparation.ts';
import { useNow } from '#src/lib/useNow.ts';
import { paths } from '#src/pageTable.ts';
import { useFiguresDay } from '../useFiguresDay.ts';
import { ApplicationPlan } from './ApplicationPlan.tsx';
import { CostNotes } from './CostNotes.tsx';
import { useTicks } from './useTicks.ts';

interface SectionProps {
  destination: Destination;
}

/** How studying and applying works in the country. */
export function HowItWorks({ destination: { intro } }: SectionProps) {
  return (
    <ArticleSection id="how-it-works" heading="How it works">
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: '65ch' }}>
        {intro.map((paragraph, index) => (
          <Typography key={paragraph} variant={index === 0 ? 'subtitle1' : 'body1'} component="p">
            {paragraph}
          </Typography>
        ))}
      </Box>
    </ArticleSection>
  );
}

/** The benefits of the country. */
export function Benefits({ destination: { nameInText, benefits } }: SectionProps) {
  return (
    <ArticleSection id="benefits" heading={`Benefits of studying in ${nameInText}`}>
      <FeatureList items={benefits} />
    </ArticleSection>
  );
}

/** The table of universities, sorted by rank or in the given order. */
export function TopUniversities({ destination }: SectionProps) {
  const { rankingSource, universitiesSorted } = destination;
  return (
    <ArticleSection id="universities" heading="Top universities">
      {!universitiesSorted && <Lead>Not in order of rank.</Lead>}
      <RankingTable
        caption={rankingSource.label}
        universities={universitiesInOrder(destination)}
        isSorted={universitiesSorted}
      />
      <SourceList sources={[rankingSource]} />
    </ArticleSection>
  );
}

/** The required documents as a printable checklist. */
export function Requirements({ destination: { slug, requirements } }: SectionProps) {
  const day = useFiguresDay();
  const { ticked, tick } = useTicks(
    slug,
    requirements.map(({ name }) => name),
  );
  return (
    <ArticleSection id="requirements" heading="Requirements">
      <Box className="no-print" sx={{ mb: 4 }}>
        <Lead>
          Tick off what you have: this browser remembers it. Print the list and bring it to the
          office, gaps and all.
        </Lead>
        <PrintButton />
      </Box>
      <Checklist requirements={requirements} ticked={ticked} day={day} onTick={tick} />
    </ArticleSection>
  );
}

/** The accepted tests, each with a link to its page: the required ones, then the optional ones. */
export function Tests({ destination: { tests, testsNote } }: SectionProps) {
  const offered = offeredTests(tests);
  const usual = offered.filter(({ when }) => when === 'usual');
  const optional = offered.filter(({ when }) => when === 'optional');
  return (
    <ArticleSection id="tests" heading="Tests">
      <Lead>{testsNote}</Lead>
      {usual.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mb: 1 }}>
            Usually taken
          </Typography>
          <TestRows tests={usual} />
        </>
      )}
      {optional.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 4, mb: 1 }}>
            Where the university asks or allows
          </Typography>
          <TestRows tests={optional} />
        </>
      )}
      <SourceList sources={offered.map(({ slug }) => scoreSources[slug])} />
    </ArticleSection>
  );
}

function TestRows({ tests }: { tests: readonly TestSummary[] }) {
  return (
    <TestList tests={tests.map((test) => ({ ...test, href: paths.testPreparation(test.slug) }))} />
  );
}

/** When courses begin, and the next intake that a student who begins now can reach. */
export function Intakes({ destination: { name, intakes, applicationYear } }: SectionProps) {
  const now = useNow();
  return (
    <ArticleSection id="intakes" heading="Intakes">
      <IntakeCalendar
        intakes={intakes}
        leadMonths={applicationYear.leadMonths}
        withSteps={applicationYear.timelines.map(({ intake }) => intake)}
        country={name}
        today={now && nepalClock(now)}
      />
      <SourceList sources={intakes.length > 0 ? [CONSULTANCY_SOURCE] : []} />
    </ArticleSection>
  );
}

/**
 * The study costs of a year in the country’s currency and in NPR, and below them the expenses beside
 * them: each figure is there once, so that nobody adds it twice.
 */
export function Costs({ destination }: SectionProps) {
  const { name, costsNote, studyCostsAre, currency, figures } = destination;
  const day = useFiguresDay();
  const costs = studyCosts(destination);
  const hasCosts = costs.length > 0;
  return (
    <ArticleSection id="costs" heading="Costs">
      {hasCosts && <Lead>{`${livingText(destination)} ${costsNote}`}</Lead>}
      <CostRangeChart rates={defaultRates} country={name} {...{ costs, currency }} />
      {hasCosts && studyCosts(destination, 'postgraduate').length === 0 && (
        <Typography sx={{ mt: 2 }}>
          Postgraduate, per year: <AskUsLink subject={`${name}: postgraduate costs`} />
        </Typography>
      )}
      {figureRow(figuresOf(figures, 'tuition'), day).rules.map((figure) => (
        <FigureNote key={figure.label} country={name} rates={defaultRates} {...{ figure, day }} />
      ))}
      <Typography variant="h3" sx={{ mt: 4, mb: 1 }}>
        {`Beside the ${studyCostsAre}`}
      </Typography>
      <FiguresDay day={day} />
      <ExpenseList rates={defaultRates} country={name} {...{ figures, day }} />
      <CostNotes {...{ currency, hasCosts }} />
      <SourceList sources={costSources(destination)} />
    </ArticleSection>
  );
}

/** The visa with its official page, and the work rights during and after the degree. */
export function VisaAndWork({ destination }: SectionProps) {
  const { name, visa, figures } = destination;
  const day = useFiguresDay();
  const work = figuresOf(figures, 'work');
  const afterDegree = figuresOf(figures, 'afterDegree');
  return (
    <ArticleSection id="visa" heading="Visa and work">
      <FiguresDay day={day} />
      <VisaRules
        country={name}
        day={day}
        rates={defaultRates}
        rules={[
          {
            topic: 'Visa',
            value: visa?.name,
            note: visa?.note,
            officialPage: visa?.officialPage,
          },
          { topic: 'Work in term', figures: work },
          { topic: 'After the degree', figures: afterDegree },
          ...figuresOf(figures, 'papers').map((figure) => ({
            topic: figure.label,
            figures: [figure],
          })),
        ]}
      />
      <SourceList sources={figureRow([...work, ...afterDegree], day).sources} />
    </ArticleSection>
  );
}

/** The steps at home, the same for every country. */
export function FromNepal() {
  const day = useFiguresDay();
  return (
    <ArticleSection id="from-nepal" heading="From Nepal">
      <FiguresDay day={day} />
      <VisaRules
        day={day}
        rules={nepalFigures.map((figure) => ({ topic: figure.label, figures: [figure] }))}
      />
    </ArticleSection>
  );
}

/** The months to the intake with their steps from Kathmandu. */
export function ApplicationYearSection({ destination }: SectionProps) {
  return (
    <ArticleSection id="year" heading="What to do this month">
      <Lead>From Nepal, counted back from the month in which courses begin.</Lead>
      <ApplicationPlan destination={destination} />
    </ArticleSection>
  );
}

/** Cities and their weather. */
export function Places({ destination: { cities, weather } }: SectionProps) {
  return (
    <ArticleSection id="places" heading="Cities and weather">
      <DescriptionList items={[...cities, { name: 'Weather', text: weather }]} />
    </ArticleSection>
  );
}

function Lead({ children }: { children: ReactNode }) {
  return <Typography sx={{ mb: 3, maxWidth: '65ch' }}>{children}</Typography>;
}
