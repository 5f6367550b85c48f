import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ApplicationYear } from '#src/components/ApplicationYear.tsx';
import { Chapter } from '#src/components/Chapter.tsx';
import { Checklist } from '#src/components/Checklist.tsx';
import { CostBars } from '#src/components/CostBars.tsx';
import { IntakeStrip } from '#src/components/IntakeStrip.tsx';
import { NamedTexts } from '#src/components/NamedTexts.tsx';
import { PrintButton } from '#src/components/PrintButton.tsx';
import { RankingTable } from '#src/components/RankingTable.tsx';
import { RuleList } from '#src/components/RuleList.tsx';
import { SourceNote } from '#src/components/SourceNote.tsx';
import { TestList } from '#src/components/TestList.tsx';
import { TextColumns } from '#src/components/TextColumns.tsx';
import { useNow } from '#src/components/useNow.ts';
import {
  type Destination,
  type TestAsked,
  universitiesInOrder,
} from '#src/content/destinations/destination.ts';
import { planningRates } from '#src/content/exchangeRates.ts';
import { paths } from '#src/content/paths.ts';
import { OUR_FIGURES } from '#src/content/source.ts';
import { testSummaries } from '#src/content/tests/tests.ts';
import { nepalClock } from '#src/domain/nepalTime.ts';

interface ChapterProps {
  destination: Destination;
}

/** How studying and applying works there, in a few paragraphs. */
export function HowItWorks({ destination: { intro } }: ChapterProps) {
  return (
    <Chapter id="how-it-works" heading="How it works">
      <Stack spacing={2} sx={{ maxWidth: '65ch' }}>
        {intro.map((paragraph, index) => (
          <Typography key={paragraph} variant={index === 0 ? 'subtitle1' : 'body1'} component="p">
            {paragraph}
          </Typography>
        ))}
      </Stack>
    </Chapter>
  );
}

/** What speaks for the country. */
export function Benefits({ destination: { nameInText, benefits } }: ChapterProps) {
  return (
    <Chapter id="benefits" heading={`Benefits of studying in ${nameInText}`}>
      <TextColumns items={benefits} />
    </Chapter>
  );
}

/** The table of universities: by rank, or as given, as the guide says. */
export function TopUniversities({ destination }: ChapterProps) {
  const { rankingSource, universitiesSorted } = destination;
  return (
    <Chapter id="universities" heading="Top universities">
      {!universitiesSorted && <Note>Not in order of rank.</Note>}
      <RankingTable
        caption={rankingSource.label}
        universities={universitiesInOrder(destination)}
        isSorted={universitiesSorted}
      />
      <SourceNote sources={[rankingSource]} />
    </Chapter>
  );
}

/** The papers to bring, as a checklist to print. */
export function Requirements({ destination: { requirements } }: ChapterProps) {
  return (
    <Chapter id="requirements" heading="Requirements">
      <Box className="no-print" sx={{ mb: 4 }}>
        <Note>
          Print the list and tick off what you have. Bring it to the office, gaps and all.
        </Note>
        <PrintButton />
      </Box>
      <Checklist requirements={requirements} />
    </Chapter>
  );
}

/** The tests asked for, each a link to its page: the usual ones, then those that only some want. */
export function Tests({ destination: { tests, testsNote } }: ChapterProps) {
  const usual = tests.filter(({ when }) => when === 'usual');
  const whereAsked = tests.filter(({ when }) => when === 'whereAsked');
  return (
    <Chapter id="tests" heading="Tests">
      <Note>{testsNote}</Note>
      <Typography variant="h3" sx={{ mb: 1 }}>
        Usually taken
      </Typography>
      <TestRows tests={usual} />
      {whereAsked.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 4, mb: 1 }}>
            Where the university asks or allows
          </Typography>
          <TestRows tests={whereAsked} />
        </>
      )}
    </Chapter>
  );
}

function TestRows({ tests }: { tests: readonly TestAsked[] }) {
  return (
    <TestList
      tests={tests.map(({ slug }) => ({
        ...testSummaries[slug],
        href: paths.testPreparation(slug),
      }))}
    />
  );
}

/** When courses begin, with the next intake from today, in Kathmandu’s month. */
export function Intakes({ destination: { intakes } }: ChapterProps) {
  const now = useNow();
  return (
    <Chapter id="intakes" heading="Intakes">
      <IntakeStrip intakes={intakes} today={now && nepalClock(now)} />
      <SourceNote sources={intakes.length > 0 ? [OUR_FIGURES] : []} />
    </Chapter>
  );
}

/** What a year costs, in the country’s currency and at the planning rate in rupees. */
export function Costs({ destination: { slug, costs, costsNote, currency } }: ChapterProps) {
  return (
    <Chapter id="costs" heading="Costs">
      {costs.length > 0 && <Note>{costsNote}</Note>}
      <CostBars costs={costs} currency={currency} rates={planningRates} />
      {costs.length > 0 && (
        <>
          <Typography variant="body2" sx={{ mt: 3, maxWidth: '65ch' }}>
            {`In rupees at NPR ${planningRates[currency]} for 1 ${currency}: a rounded planning rate of 2025, no bank’s quotation. `}
            <Link href={`${paths.compare}?with=${slug}`}>Put in your bank’s rate</Link>
            {' on the compare page.'}
          </Typography>
          <SourceNote sources={costs.map(({ source }) => source)} />
        </>
      )}
    </Chapter>
  );
}

/** The visa with its official page, and what one may work during and after the degree. */
export function VisaAndWork({ destination: { visa, work, afterDegree } }: ChapterProps) {
  const sources = [work?.source, afterDegree?.source].filter((source) => source !== undefined);
  return (
    <Chapter id="visa" heading="Visa and work">
      <RuleList
        rules={[
          {
            topic: 'Visa',
            value: visa?.name,
            note: visa?.note,
            officialPage: visa?.officialPage,
          },
          { topic: 'Work in term', value: work?.inTerm, note: work?.note },
          { topic: 'After the degree', value: afterDegree?.text, note: afterDegree?.note },
        ]}
      />
      <SourceNote sources={sources} />
    </Chapter>
  );
}

/** What to do when, from Kathmandu, for the intake that most students aim for. */
export function YearOfApplication({ destination: { applicationYear } }: ChapterProps) {
  return (
    <Chapter id="year" heading="Application year">
      <Note>{`What to do when, from Kathmandu, for the ${applicationYear.intake} intake.`}</Note>
      <ApplicationYear stages={applicationYear.stages} />
    </Chapter>
  );
}

/** Where one might live, and what the weather is like there. */
export function Places({ destination: { cities, weather } }: ChapterProps) {
  return (
    <Chapter id="places" heading="Cities and weather">
      <NamedTexts items={[...cities, { name: 'Weather', text: weather }]} />
    </Chapter>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <Typography sx={{ mb: 3, maxWidth: '65ch' }}>{children}</Typography>;
}
