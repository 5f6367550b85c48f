import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AskUsLink } from '#src/components/country/AskUsLink.tsx';
import { ComparisonCostChart } from '#src/components/country/ComparisonCostChart.tsx';
import { ComparisonIntakes } from '#src/components/country/ComparisonIntakes.tsx';
import { ComparisonTable } from '#src/components/country/ComparisonTable.tsx';
import { CountryFlag } from '#src/components/country/CountryFlag.tsx';
import { FiguresDay } from '#src/components/country/FiguresDay.tsx';
import { SourceList } from '#src/components/ui/SourceList.tsx';
import { examsWithPage } from '#src/content/exams/offeredExams.ts';
import { nepalFigures } from '#src/content/nepal.ts';
import { questionSubject } from '#src/domain/contactLink.ts';
import {
  type AcceptedExam,
  bestRankedUniversities,
  type Country,
  QS_2025,
} from '#src/domain/country.ts';
import type { Rates } from '#src/domain/exchangeRates.ts';
import {
  type ExpenseTopic,
  expenseLabels,
  type FigureTopic,
  figuresOf,
} from '#src/domain/figure.ts';
import { figureSources } from '#src/domain/figureText.ts';
import { CONSULTANCY_SOURCE, type Source } from '#src/domain/source.ts';
import { livingText, STUDY_LEVELS, studyCosts, YEARS_TEXT } from '#src/domain/studyCosts.ts';
import { paths } from '#src/pageTable.ts';
import { useFiguresDay } from '../useFiguresDay.ts';
import { Fact, FiguresCell, RankedUniversities, WholeSumCell } from './cells.tsx';

/** How many universities of each country are listed: the text says four. */
const UNIVERSITY_COUNT = 4;

interface CountryComparisonProps {
  guides: readonly Country[];
  rates: Rates;
  /** The fields for the exchange rates, below the chart that uses them. */
  rateFields: ReactNode;
}

/** Compares guides topic by topic. A missing fact is a link to the contact page. */
export function CountryComparison({ guides, rates, rateFields }: CountryComparisonProps) {
  const day = useFiguresDay();
  /** The cells of a row; one without a fact asks about the topic of the row. */
  const row = (label: string, cell: (guide: Country) => ReactNode) => ({
    label,
    cells: guides.map(
      (guide) => cell(guide) ?? <AskUsLink subject={questionSubject(guide.name, label)} />,
    ),
  });
  const country = ({ slug, accent, name }: Country) => ({
    key: slug,
    accent,
    name,
    icon: <CountryFlag slug={slug} />,
  });
  const figureCell = (label: string, guide: Country, topic: FigureTopic) => (
    <FiguresCell
      figures={figuresOf(guide.figures, topic)}
      country={guide.name}
      {...{ label, day, rates }}
    />
  );
  const figuresRow = (label: string, topic: FigureTopic) =>
    row(label, (guide) => figureCell(label, guide, topic));
  const expenseRow = (topic: ExpenseTopic) => figuresRow(expenseLabels[topic], topic);

  return (
    <>
      <FiguresDay day={day} />
      <ComparisonTable
        columns={guides.map((guide) => ({
          ...country(guide),
          head: (
            <Typography
              variant="h3"
              component="p"
              sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}
            >
              <CountryFlag slug={guide.slug} />
              {guide.name}
            </Typography>
          ),
        }))}
        rows={[
          {
            lead: `Tuition only${exceptFees(guides)}: living costs, health cover, the visa, the flight and the tests come on top. ${YEARS_TEXT} All bars are on one scale, in NPR at the exchange rates below.`,
            figure: (
              <ComparisonCostChart
                groups={STUDY_LEVELS.map((level) => ({
                  heading: level.name,
                  rows: guides.map((guide) => ({
                    ...country(guide),
                    currency: guide.currency,
                    costs: studyCosts(guide, level.level),
                  })),
                }))}
                rates={rates}
              />
            ),
            ...row('Study costs per year', ({ costsNote }) => costsNote),
          },
          { label: 'Exchange rates', figure: rateFields },
          row(expenseLabels.living, (guide) => (
            <>
              <Typography sx={{ mb: 1 }}>{livingText(guide)}</Typography>
              {figureCell(expenseLabels.living, guide, 'living')}
            </>
          )),
          expenseRow('insurance'),
          expenseRow('visa'),
          {
            lead: 'Not one more cost: the money that will pay for your studies and your life there. You must prove that you have it before the visa is granted, and it can be more than the living costs above.',
            ...expenseRow('proofOfFunds'),
          },
          {
            lead: 'The parts that we have figures for, added up: tuition, living, visa and permits, health cover. Not in the sum: the flight, the tests, deposits, and the steps in Nepal. Allow for higher prices in later years.',
            ...row('The whole sum', (guide) => <WholeSumCell {...{ guide, rates, day }} />),
          },
          {
            label: 'Intakes',
            figure: (
              <ComparisonIntakes
                countries={guides.map((guide) => ({ ...country(guide), intakes: guide.intakes }))}
              />
            ),
          },
          row(
            'Visa',
            ({ visa }) =>
              visa && (
                <Fact text={visa.name} note={visa.note}>
                  <Link href={visa.officialPage.url}>{visa.officialPage.label}</Link>
                </Fact>
              ),
          ),
          figuresRow('Work in term', 'work'),
          figuresRow('After the degree', 'afterDegree'),
          figuresRow('Partner and children', 'family'),
          row('Permits and checks', ({ name, figures }) => (
            <FiguresCell
              figures={figuresOf(figures, 'papers')}
              label="Permits and checks"
              country={name}
              {...{ rates, day }}
            />
          )),
          {
            label: 'From Nepal',
            lead: 'The same for every country.',
            figure: <FiguresCell figures={nepalFigures} label="From Nepal" {...{ rates, day }} />,
          },
          row('Tests', ({ exams, examsNote }) => <Fact text={examsText(exams)} note={examsNote} />),
          {
            lead: `The four best-ranked of our list for each country, in the ${QS_2025.label}.`,
            ...row('Universities', (guide) => (
              <RankedUniversities universities={bestRankedUniversities(guide, UNIVERSITY_COUNT)} />
            )),
          },
          row('The whole guide', ({ slug, nameInText }) => (
            <Link href={paths.studyIn(slug)}>{`Study in ${nameInText}`}</Link>
          )),
        ]}
      />
      <SourceList
        sources={[
          ...guides.flatMap((guide) => comparedSources(guide, day)),
          ...figureSources(nepalFigures, day),
        ]}
      />
    </>
  );
}

/** ' (for the USA, tuition and fees)', if the study costs of a country include fees. */
function exceptFees(guides: readonly Country[]): string {
  const names = guides.filter(({ studyCostsAre }) => studyCostsAre !== 'tuition');
  return names
    .map(({ nameInText, studyCostsAre }) => ` (for ${nameInText}, ${studyCostsAre})`)
    .join('');
}

/** 'IELTS, PTE; where asked or allowed: TOEFL'. */
function examsText(exams: readonly AcceptedExam[]): string {
  const names = (when: AcceptedExam['when']) =>
    examsWithPage(exams)
      .filter((exam) => exam.when === when)
      .map(({ name }) => name)
      .join(', ');
  const optional = names('optional');
  return optional ? `${names('usual')}; where asked or allowed: ${optional}` : names('usual');
}

/** The sources of everything that the comparison says about a country. */
function comparedSources(guide: Country, day: string): readonly Source[] {
  const { rankingSource, intakes, visa, figures } = guide;
  return [
    ...figureSources(figures, day),
    ...(intakes.length > 0 ? [CONSULTANCY_SOURCE] : []),
    ...(visa ? [visa.officialPage] : []),
    rankingSource,
  ];
}
