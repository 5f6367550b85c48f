import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { AskUsLink } from '#src/components/country/AskUsLink.tsx';
import { Checklist } from '#src/components/country/Checklist.tsx';
import { CostRangeChart } from '#src/components/country/CostRangeChart.tsx';
import { FigureList } from '#src/components/country/FigureList.tsx';
import { FigureText } from '#src/components/country/FigureText.tsx';
import { IntakeCalendar } from '#src/components/country/IntakeCalendar.tsx';
import { RankingTable } from '#src/components/country/RankingTable.tsx';
import { ArticleSection } from '#src/components/ui/ArticleLayout.tsx';
import { DescriptionList } from '#src/components/ui/DescriptionList.tsx';
import { FaqAccordion } from '#src/components/ui/FaqAccordion.tsx';
import { More } from '#src/components/ui/More.tsx';
import { PrintButton } from '#src/components/ui/PrintButton.tsx';
import { SourceList } from '#src/components/ui/SourceList.tsx';
import { examsWithPage } from '#src/content/exams/offeredExams.ts';
import { nepalFigures } from '#src/content/nepal.ts';
import { type Country, NEWEST_RANKING, universitiesInOrder } from '#src/domain/country.ts';
import type { ExamSummary } from '#src/domain/exam.ts';
import { EXPENSE_TOPICS, expenseLabels, figuresOf } from '#src/domain/figure.ts';
import { figureSources } from '#src/domain/figureText.ts';
import { nepalClock } from '#src/domain/nepalTime.ts';
import { CONSULTANCY_SOURCE } from '#src/domain/source.ts';
import { costFigures, livingText, studyCosts } from '#src/domain/studyCosts.ts';
import { useRates } from '#src/hydration/prerenderedData.ts';
import { useNow } from '#src/lib/useNow.ts';
import { paths } from '#src/pageTable.ts';
import { useFiguresDay } from '../useFiguresDay.ts';
import { ApplicationPlan } from './ApplicationPlan.tsx';
import { CostNotes } from './CostNotes.tsx';
import { useTicks } from './useTicks.ts';

interface SectionProps {
  country: Country;
}

/** How studying and applying works in the country. */
export function HowItWorks({ country: { intro, nameInText } }: SectionProps) {
  return (
    <ArticleSection id="how-it-works" heading="How it works">
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: '65ch' }}>
        <Typography variant="subtitle1" component="p">
          {intro[0]}
        </Typography>
      </Box>
      <More summary={`More on how ${nameInText} works`}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: '65ch' }}>
          {intro.slice(1).map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
        </Box>
      </More>
    </ArticleSection>
  );
}

/** The benefits of the country. */
export function Benefits({ country: { nameInText, benefits } }: SectionProps) {
  return (
    <ArticleSection id="benefits" heading={`Benefits of studying in ${nameInText}`}>
      <FaqAccordion
        items={benefits.map(({ title, text }) => ({ question: title, answer: text }))}
      />
    </ArticleSection>
  );
}

/** The table of universities, sorted by rank or in the given order. */
export function TopUniversities({ country }: SectionProps) {
  const { rankingSource, universitiesSorted } = country;
  return (
    <ArticleSection id="universities" heading="Top universities">
      <Lead>
        {!universitiesSorted && 'Not in order of rank. '}
        The ranks are those of 2025: here is the <Link href={NEWEST_RANKING}>newest list</Link>.
      </Lead>
      <RankingTable
        caption={rankingSource.label}
        universities={universitiesInOrder(country)}
        isSorted={universitiesSorted}
      />
      <SourceList sources={[rankingSource]} />
    </ArticleSection>
  );
}

/** The required documents as a printable checklist. */
export function Requirements({ country: { slug, requirements } }: SectionProps) {
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
export function Tests({ country: { exams, examsNote } }: SectionProps) {
  const offered = examsWithPage(exams);
  return (
    <ArticleSection id="tests" heading="Tests">
      <ExamLinks label="Usually taken" exams={offered.filter(({ when }) => when === 'usual')} />
      <ExamLinks
        label="Where the university asks or allows"
        exams={offered.filter(({ when }) => when === 'optional')}
      />
      <More summary="Which one to take">
        <Typography sx={{ maxWidth: '65ch' }}>{examsNote}</Typography>
      </More>
    </ArticleSection>
  );
}

function ExamLinks({ label, exams }: { label: string; exams: readonly ExamSummary[] }) {
  if (exams.length === 0) return null;
  return (
    <Typography sx={{ mb: 1 }}>
      {`${label}: `}
      {exams.map(({ slug, name }, index) => (
        <Fragment key={slug}>
          {index > 0 && ', '}
          <Link href={paths.testPreparation(slug)}>{name}</Link>
        </Fragment>
      ))}
    </Typography>
  );
}

/** When courses begin, and the next intake that a student who begins now can reach. */
export function Intakes({ country: { name, intakes, applicationYear } }: SectionProps) {
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
export function Costs({ country }: SectionProps) {
  const { name, costsNote, studyCostsAre, currency, figures } = country;
  const day = useFiguresDay();
  const rates = useRates();
  const costs = studyCosts(country);
  const hasCosts = costs.length > 0;
  const published = figuresOf(figures, 'tuition').filter(({ course }) => !course);
  return (
    <ArticleSection id="costs" heading="Costs">
      <CostRangeChart rates={rates} country={name} {...{ costs, currency }} />
      {hasCosts && studyCosts(country, 'postgraduate').length === 0 && (
        <Typography sx={{ mt: 2 }}>
          Postgraduate, per year: <AskUsLink subject={`${name}: postgraduate costs`} />
        </Typography>
      )}
      {published.map((figure) => (
        <FigureText key={figure.label} country={name} rates={rates} hasLabel {...{ figure, day }} />
      ))}
      <Typography variant="h3" sx={{ mt: 4, mb: 1 }}>
        {`Beside the ${studyCostsAre}`}
      </Typography>
      <FigureList
        items={EXPENSE_TOPICS.map((topic) => {
          const ofTopic = figuresOf(figures, topic);
          // What the visa rules count for living is the money to show, which is above.
          const isDerived = topic === 'living' && ofTopic[0]?.values[0].confidence;
          return {
            topic: expenseLabels[topic],
            ...(isDerived ? { fact: 'As the visa rules count them' } : { figures: ofTopic }),
          };
        })}
        rates={rates}
        country={name}
        day={day}
      />
      <More summary="How to read these figures">
        {hasCosts && <Lead>{`${livingText(country)} ${costsNote}`}</Lead>}
        <CostNotes {...{ currency, hasCosts }} />
      </More>
      <SourceList sources={figureSources(costFigures(country), day)} />
    </ArticleSection>
  );
}

const list = new Intl.ListFormat('en-GB');

const ENGLISH = 'English for the visa';

/** The visa with its official page, and the work rights during and after the degree. */
export function VisaAndWork({ country }: SectionProps) {
  const { name, visa, figures } = country;
  const day = useFiguresDay();
  const rates = useRates();
  const english = figuresOf(figures, 'english');
  const papers = figuresOf(figures, 'papers');
  const rules = [
    ...(['work', 'afterDegree', 'family'] as const).flatMap((topic) => figuresOf(figures, topic)),
    ...english,
    ...papers,
  ];
  return (
    <ArticleSection id="visa" heading="Visa and work">
      <FigureList
        country={name}
        day={day}
        rates={rates}
        items={[
          {
            topic: 'Visa',
            fact: visa?.name,
            note: visa?.note,
            officialPage: visa?.officialPage,
          },
          { topic: 'Work in term', figures: figuresOf(figures, 'work') },
          { topic: 'After the degree', figures: figuresOf(figures, 'afterDegree') },
          { topic: 'Partner and children', figures: figuresOf(figures, 'family') },
          english.length > 0
            ? { topic: ENGLISH, figures: english }
            : {
                topic: ENGLISH,
                fact: 'See the official page',
                note: 'We know no lowest score.',
                officialPage: visa?.officialPage,
              },
          ...papers.map((figure) => ({
            topic: figure.label,
            figures: [figure],
          })),
        ]}
      />
      <SourceList sources={figureSources(rules, day)} />
    </ArticleSection>
  );
}

/** The steps at home, the same for every country. */
export function FromNepal() {
  const day = useFiguresDay();
  return (
    <ArticleSection id="from-nepal" heading="From Nepal">
      <Typography sx={{ maxWidth: '65ch' }}>
        Before the money leaves Nepal you need the No Objection Certificate, and your bank takes a
        fee.
      </Typography>
      <More summary="The certificate, the bank and the fee">
        <FigureList
          day={day}
          items={nepalFigures.map((figure) => ({ topic: figure.label, figures: [figure] }))}
        />
        <SourceList sources={figureSources(nepalFigures, day)} />
      </More>
    </ArticleSection>
  );
}

/** The months to the intake with their steps from Kathmandu. */
export function ApplicationYearSection({ country }: SectionProps) {
  return (
    <ArticleSection id="year" heading="What to do this month">
      <Lead>From Nepal, counted back from the month in which courses begin.</Lead>
      <More summary="The plan, month by month">
        <ApplicationPlan country={country} />
      </More>
    </ArticleSection>
  );
}

/** Cities and their weather. */
export function Places({ country: { cities, weather } }: SectionProps) {
  return (
    <ArticleSection id="places" heading="Cities and weather">
      <Typography>{`${list.format(cities.map(({ name }) => name))}.`}</Typography>
      <More summary="What they are like, and what to wear">
        <DescriptionList items={[...cities, { name: 'Weather', text: weather }]} />
      </More>
    </ArticleSection>
  );
}

function Lead({ children }: { children: ReactNode }) {
  return <Typography sx={{ mb: 3, maxWidth: '65ch' }}>{children}</Typography>;
}
