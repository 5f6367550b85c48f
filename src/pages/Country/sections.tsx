import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { AskUsLink } from '#src/components/country/AskUsLink.tsx';
import { Checklist } from '#src/components/country/Checklist.tsx';
import { CostRangeChart } from '#src/components/country/CostRangeChart.tsx';
import { FigureList } from '#src/components/country/FigureList.tsx';
import { IntakeCalendar } from '#src/components/country/IntakeCalendar.tsx';
import { ArticleSection } from '#src/components/ui/ArticleLayout.tsx';
import { DescriptionList } from '#src/components/ui/DescriptionList.tsx';
import { More } from '#src/components/ui/More.tsx';
import { PrintButton } from '#src/components/ui/PrintButton.tsx';
import { SourceList } from '#src/components/ui/SourceList.tsx';
import { examsWithPage } from '#src/content/exams/offeredExams.ts';
import { nepalFigures } from '#src/content/nepal.ts';
import { plannedIntakes } from '#src/domain/applicationPlan.ts';
import {
  type Country,
  intakesSources,
  intakeText,
  NEWEST_RANKING,
  NO_MINIMUM_SCORE,
  QS_2025,
  requirementsOf,
} from '#src/domain/country.ts';
import { EXPENSES, figuresOf } from '#src/domain/figure.ts';
import { figureSources, figureText } from '#src/domain/figureText.ts';
import { nepalClock } from '#src/domain/nepalTime.ts';
import { ratesText } from '#src/domain/rateText.ts';
import {
  costFigures,
  countedLiving,
  livingText,
  studyCosts,
  YEARS_TEXT,
} from '#src/domain/studyCosts.ts';
import { useNow } from '#src/lib/useClock.ts';
import { inSentence } from '#src/lib/wording.ts';
import { paths } from '#src/pageTable.ts';
import { useFiguresDay } from '../useFiguresDay.ts';
import { ApplicationPlan } from './ApplicationPlan.tsx';
import { RankingTable } from './RankingTable.tsx';
import { useOwnRates } from './useOwnRates.ts';
import { useTicks } from './useTicks.ts';

interface SectionProps {
  country: Country;
}

/** The facts at a glance, the same for every country. */
export function KeyFactsSection({ country }: SectionProps) {
  const { name, languages, intakes = [], visa, figures } = country;
  const day = useFiguresDay(figures);
  const work = figuresOf(figures, 'work');
  const family = figuresOf(figures, 'family');
  const stay = figuresOf(figures, 'afterDegree').slice(0, 1);
  return (
    <ArticleSection id="key-facts" heading="Key facts">
      <FigureList
        country={name}
        day={day}
        items={[
          { topic: 'Language', fact: languages.join(', ') },
          { topic: 'Main intakes', fact: intakes.map(intakeText).join(', ') },
          {
            topic: 'Visa',
            fact: visa?.name,
            note: visa?.note,
            officialPage: visa?.officialPage,
          },
          { topic: 'Work in term', figures: work },
          { topic: 'After the degree', figures: stay },
          { topic: 'Partner and children', figures: family },
        ]}
      />
      <SourceList
        sources={[...intakesSources(country), ...figureSources([...work, ...stay, ...family], day)]}
      />
    </ArticleSection>
  );
}

/** Studying and applying in the country, its cities and its weather. */
export function HowItWorks({ country: { intro = [], cities = {}, weather } }: SectionProps) {
  const [first, ...others] = intro;
  const places = { ...cities, ...(weather && { Weather: weather }) };
  const hasPlaces = Object.keys(places).length > 0;
  return (
    <ArticleSection id="how-it-works" heading="How it works">
      <Lead>{first}</Lead>
      {(others.length > 0 || hasPlaces) && (
        <More
          summary={
            hasPlaces
              ? 'How to apply, and what the cities and the weather are like'
              : 'How to apply'
          }
        >
          {others.map((paragraph) => (
            <Lead key={paragraph}>{paragraph}</Lead>
          ))}
          {hasPlaces && <DescriptionList items={places} />}
        </More>
      )}
    </ArticleSection>
  );
}

const BenefitList = styled('ul')(({ theme }) => ({
  ...theme.typography.h4,
  paddingInlineStart: 20,
  listStyle: 'revert',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: '8px 40px',
  '& ::marker': { color: 'var(--accent, currentColor)' },
}));

/** The benefits of the country. */
export function Benefits({ country: { nameInText, benefits = {} } }: SectionProps) {
  return (
    <ArticleSection id="benefits" heading={`Benefits of studying in ${nameInText}`}>
      <BenefitList className="no-print">
        {Object.keys(benefits).map((title) => (
          <li key={title}>{title}</li>
        ))}
      </BenefitList>
      <More summary="More on the benefits">
        <DescriptionList items={benefits} />
      </More>
    </ArticleSection>
  );
}

/** The table of universities, sorted by rank or in the given order. */
export function TopUniversities({ country }: SectionProps) {
  const { universities = [], universitiesSorted } = country;
  return (
    <ArticleSection id="universities" heading="Top universities">
      <Lead>
        {!universitiesSorted && 'Not in order of rank. '}
        Ranks of 2025. The site of QS has <Link href={NEWEST_RANKING}>the newest list</Link>.
      </Lead>
      <RankingTable universities={universities} isSorted={universitiesSorted} />
      <SourceList sources={[QS_2025]} />
    </ArticleSection>
  );
}

/** The documents as a printable checklist, and what each is; the tests; the steps in Nepal. */
export function Requirements({ country }: SectionProps) {
  const { slug, exams, examsNote, visa } = country;
  const requirements = requirementsOf(country);
  const figures = [...requirements.flatMap(({ figure }) => figure ?? []), ...nepalFigures];
  const day = useFiguresDay(figures);
  const { ticked, tick } = useTicks(
    slug,
    requirements.map(({ name }) => name),
  );
  return (
    <ArticleSection id="requirements" heading="Requirements">
      {!visa && <AdviceNote country={country} />}
      <Checklist requirements={requirements} ticked={ticked} day={day} onTick={tick} />
      <ExamLinks label="Tests usually taken" slugs={exams?.usual} />
      <ExamLinks label="Where the university asks or allows" slugs={exams?.optional} />
      <More
        summary={
          examsNote
            ? 'What each paper is, which test to take, and the steps in Nepal'
            : 'What each paper is, and the steps in Nepal'
        }
      >
        {examsNote && <Lead>{examsNote}</Lead>}
        <DescriptionList
          items={Object.fromEntries(
            requirements
              .filter(({ text, link, figure }) => text || link || figure)
              .map(({ name, text, link, figure }) => [
                name,
                <Fragment key={name}>
                  {text} {figure && figureText(figure, day).notes.join(' ')}{' '}
                  {link && <Link href={link.url}>{link.label}</Link>}
                </Fragment>,
              ]),
          )}
        />
        <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
          From Nepal
        </Typography>
        <FigureList
          day={day}
          items={nepalFigures.map((figure) => ({ topic: figure.label, figures: [figure] }))}
        />
        <SourceList sources={figureSources(figures, day)} />
      </More>
      <Box className="no-print" sx={{ mt: 2 }}>
        <PrintButton />
      </Box>
    </ArticleSection>
  );
}

function ExamLinks({ label, slugs }: { label: string; slugs: readonly string[] | undefined }) {
  const exams = examsWithPage(slugs);
  if (exams.length === 0) return null;
  return (
    <Typography sx={{ mt: 1 }}>
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

/** The intakes, the next one that can be reached, and the plan to it from Kathmandu. */
export function Intakes({ country }: SectionProps) {
  const { intakes = [], leadMonths = 0 } = country;
  const now = useNow();
  return (
    <ArticleSection id="intakes" heading="Intakes">
      <IntakeCalendar today={now && nepalClock(now)} {...{ intakes, leadMonths }} />
      <SourceList sources={intakesSources(country)} />
      {plannedIntakes(country).length > 0 && (
        <More summary="The whole plan, month by month" id="plan">
          <ApplicationPlan country={country} />
        </More>
      )}
    </ArticleSection>
  );
}

/** The study costs of a year, and below them those beside them that have a fixed sum. */
export function Costs({ country }: SectionProps) {
  const { name, costsNote = '', studyCostsAre = 'tuition', currency, figures, visa } = country;
  const day = useFiguresDay(figures);
  const rates = useOwnRates();
  const costs = studyCosts(country, day);
  const hasCosts = costs.length > 0;
  return (
    <ArticleSection id="costs" heading="Costs">
      <CostRangeChart country={name} {...{ costs, rates }} />
      {hasCosts && studyCosts(country, day, 'postgraduate').length === 0 && (
        <Typography sx={{ mt: 2 }}>
          {'Postgraduate, per year: '}
          <AskUsLink
            page={{ label: 'on the university’s page' }}
            about={name}
            topic="postgraduate costs"
          />
        </Typography>
      )}
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {`In addition to the ${studyCostsAre}`}
      </Typography>
      <FigureList
        items={EXPENSES.flatMap(({ topic, label }) => {
          // The living costs of the visa rules are in the money to show, at the top of the page.
          if (topic === 'living' && countedLiving(country)) return [];
          return {
            topic: label,
            figures: figuresOf(figures, topic),
            officialPage:
              topic === 'living' ? { label: 'On the university’s page' } : visa?.officialPage,
          };
        })}
        rates={rates}
        country={name}
        day={day}
      />
      <More summary="How to read these costs">
        {hasCosts && <Lead>{`${livingText(country)} ${costsNote}`}</Lead>}
        {[...new Set(costs.flatMap(({ note, value }) => [note, value.note]))]
          .filter((note) => note !== undefined)
          .map((note) => (
            <Lead key={note}>{note}</Lead>
          ))}
        <Typography variant="body2" sx={{ maxWidth: '65ch' }}>
          {hasCosts && `${YEARS_TEXT} `}
          Not in this list: the flight, the tests, the steps in Nepal, and the papers, checks and
          permits under Requirements and ‘The visa’.
        </Typography>
        {hasCosts && (
          <Typography variant="body2" sx={{ mt: 1, maxWidth: '65ch' }}>
            {`In rupees at ${ratesText(rates, currency)}. `}
            <span className="no-print needs-script">
              <Link href="#own-figures">Enter your bank’s rate</Link>
              {' with the whole sum.'}
            </span>
          </Typography>
        )}
      </More>
      <SourceList sources={figureSources(costFigures(country), day)} />
    </ArticleSection>
  );
}

/** The requirements of the visa beside the money, and the costs of staying on after the degree. */
export function VisaSection({ country }: SectionProps) {
  const { name, visa, figures, languages } = country;
  const level = `${inSentence(languages, 'or')} for the visa`;
  const day = useFiguresDay(figures);
  const rates = useOwnRates();
  const english = figuresOf(figures, 'english');
  const rest = [...figuresOf(figures, 'papers'), ...figuresOf(figures, 'afterDegree').slice(1)];
  return (
    <ArticleSection id="visa" heading="The visa">
      <AdviceNote country={country} />
      <FigureList
        country={name}
        day={day}
        rates={rates}
        items={[
          english.length > 0
            ? { topic: level, figures: english }
            : {
                topic: level,
                fact: NO_MINIMUM_SCORE,
                officialPage: visa?.officialPage,
              },
        ]}
      />
      {rest.length > 0 && (
        <More summary="Papers, checks, and what staying on costs">
          <FigureList
            country={name}
            items={rest.map((figure) => ({ topic: figure.label, figures: [figure] }))}
            {...{ day, rates }}
          />
        </More>
      )}
      <SourceList sources={figureSources([...english, ...rest], day)} />
    </ArticleSection>
  );
}

/** A note that a guide is no advice on a visa case, and who may give such advice. */
function AdviceNote({ country: { nameInText, visa } }: SectionProps) {
  return (
    <Lead>
      This is general information. It is not advice on your own visa case.
      {visa?.advisers && (
        <>
          {` People who may give such advice for ${nameInText} are in the register of the `}
          <Link href={visa.advisers.url}>{visa.advisers.name}</Link>.
        </>
      )}
    </Lead>
  );
}

function Lead({ children }: { children: ReactNode }) {
  return <Typography sx={{ mb: 2, maxWidth: '65ch' }}>{children}</Typography>;
}
