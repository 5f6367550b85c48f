import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AskUsLink } from '#src/components/country/AskUsLink.tsx';
import { accentScope, accentStyle } from '#src/components/country/accent.ts';
import { ComparisonIntakes } from '#src/components/country/ComparisonIntakes.tsx';
import { ComparisonTable } from '#src/components/country/ComparisonTable.tsx';
import { CountryFlag } from '#src/components/country/CountryFlag.tsx';
import { FiguresDay } from '#src/components/country/FiguresDay.tsx';
import { FigureText } from '#src/components/country/FigureText.tsx';
import { MoneyToShow } from '#src/components/country/MoneyToShow.tsx';
import { OfficialPageOrAskUs } from '#src/components/country/OfficialPageOrAskUs.tsx';
import { WholeSum } from '#src/components/country/WholeSum.tsx';
import { WholeSumFields } from '#src/components/country/WholeSumFields.tsx';
import { More } from '#src/components/ui/More.tsx';
import { SourceList } from '#src/components/ui/SourceList.tsx';
import {
  type Comparison,
  formatOffer,
  guideQuery,
  readOffer,
} from '#src/content/countries/comparison.ts';
import { examsWithPage } from '#src/content/exams/offeredExams.ts';
import { questionSubject } from '#src/domain/contactLink.ts';
import {
  type AcceptedExam,
  bestRankedUniversities,
  type Country,
  QS_2025,
} from '#src/domain/country.ts';
import { type FigureTopic, figuresOf } from '#src/domain/figure.ts';
import { figureSources } from '#src/domain/figureText.ts';
import { ratesText } from '#src/domain/rateText.ts';
import { CONSULTANCY_SOURCE, type Source } from '#src/domain/source.ts';
import { studyCosts } from '#src/domain/studyCosts.ts';
import { highestPart, moneyToShow, type SumOptions, wholeSum } from '#src/domain/wholeSum.ts';
import { useRates } from '#src/hydration/useRates.ts';
import { paths } from '#src/pageTable.ts';
import { useFiguresDay, useIsOutdated } from '../useFiguresDay.ts';
import { Fact, RankedUniversities, StudyCosts } from './cells.tsx';

const Accented = styled('div')(accentScope);

/** The number of universities that are listed of each country: the text says three. */
const UNIVERSITY_COUNT = 3;

interface CountryComparisonProps {
  guides: readonly Country[];
  comparison: Comparison;
  onChange: (part: (current: Comparison) => Partial<Comparison>) => void;
}

/** Compares guides topic by topic, first the answers to what a family asks. */
export function CountryComparison({ guides, comparison, onChange }: CountryComparisonProps) {
  const { rates, offers } = comparison;
  const day = useFiguresDay(guides.flatMap(({ figures }) => figures));
  const isOutdated = useIsOutdated();
  const publishedRates = useRates();
  const optionsOf = (guide: Country) => readOffer(offers[guide.slug] ?? '', guide, day);
  /** The cells of a row; one without a fact asks about the topic of the row. */
  const row = (label: string, cell: (guide: Country) => ReactNode) => ({
    label,
    cells: guides.map(
      (guide) => cell(guide) ?? <AskUsLink subject={questionSubject(guide.name, label)} />,
    ),
  });
  const sumOf = (guide: Country) => wholeSum(guide, optionsOf(guide), day);
  const top = highestPart(guides.map(sumOf), rates);

  const figuresRow = (label: string, topic: FigureTopic) =>
    row(label, ({ name, figures, visa }) => {
      // The fees after the degree are in the guide.
      const [figure] = figuresOf(figures, topic);
      return figure ? (
        <FigureText country={name} isShort {...{ figure, day, rates }} />
      ) : (
        <OfficialPageOrAskUs page={visa?.officialPage} subject={questionSubject(name, label)} />
      );
    });

  function firstYear(guide: Country) {
    const { slug, name, nameInText, currency, accent, visa } = guide;
    const options = optionsOf(guide);
    const change = (changed: Partial<SumOptions>) =>
      onChange((current) => {
        const known = readOffer(current.offers[slug] ?? '', guide, day);
        const offer = formatOffer({ ...known, ...changed });
        return { offers: { ...current.offers, [slug]: offer } };
      });
    return (
      <Accented style={accentStyle(accent)}>
        <WholeSum
          country={name}
          years={options.years}
          officialPage={visa?.officialPage}
          isShort
          sum={sumOf(guide)}
          {...{ currency, rates, top }}
        />
        <More summary={`Your offer from ${nameInText}`} isOpen={formatOffer(options) !== ''}>
          <WholeSumFields
            country={guide}
            rate={rates[currency]}
            publishedRate={publishedRates[currency]}
            onChange={change}
            onRate={(rate) =>
              onChange((current) => ({ rates: { ...current.rates, [currency]: rate } }))
            }
            {...{ day, options }}
          />
        </More>
        <Link href={`${paths.studyIn(slug)}?${guideQuery(comparison, slug)}`}>
          {`The guide to ${nameInText}`}
        </Link>
      </Accented>
    );
  }

  return (
    <>
      <FiguresDay isOutdated={isOutdated} />
      <ComparisonTable
        columns={guides.map(({ slug, name }) => ({
          key: slug,
          name,
          head: (
            <Typography
              variant="h3"
              component="p"
              sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}
            >
              <CountryFlag slug={slug} />
              {name}
            </Typography>
          ),
        }))}
        rows={[
          {
            isWide: true,
            lead: `${ratesText(
              rates,
              guides.map(({ currency }) => currency),
            )}.`,
            ...row('What the first year costs', firstYear),
          },
          {
            isWide: true,
            ...row('What the bank must show', (guide) => (
              <MoneyToShow
                country={guide.name}
                currency={guide.currency}
                toShow={moneyToShow(guide, optionsOf(guide), day)}
                officialPage={guide.visa?.officialPage}
                isShort
                {...{ rates, day }}
              />
            )),
          },
          {
            label: 'Intakes',
            figure: (
              <ComparisonIntakes
                countries={guides.map(({ slug, name, accent, intakes }) => ({
                  key: slug,
                  icon: <CountryFlag slug={slug} />,
                  ...{ name, accent, intakes },
                }))}
              />
            ),
          },
          row('Study costs per year', (guide) => {
            const costs = studyCosts(guide, day);
            return costs.length > 0 ? <StudyCosts {...{ costs, rates }} /> : undefined;
          }),
          figuresRow('Work in term', 'work'),
          figuresRow('After the degree', 'afterDegree'),
          figuresRow('Partner and children', 'family'),
          figuresRow('Language for the visa', 'english'),
          row('Tests', ({ exams }) => exams && <Fact>{examsText(exams)}</Fact>),
          {
            isWide: true,
            lead: `The three best-ranked: ${QS_2025.label}.`,
            ...row(
              'Universities',
              (guide) =>
                guide.universities && (
                  <RankedUniversities
                    universities={bestRankedUniversities(guide, UNIVERSITY_COUNT)}
                  />
                ),
            ),
          },
        ]}
      />
      <More summary="The sources of these figures">
        <SourceList sources={guides.flatMap((guide) => comparedSources(guide, day))} />
      </More>
    </>
  );
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

function comparedSources(guide: Country, day: string): readonly Source[] {
  const { universities, intakes = [], visa, figures } = guide;
  return [
    ...figureSources(figures, day),
    ...(intakes.length > 0 ? [CONSULTANCY_SOURCE] : []),
    ...(visa ? [visa.officialPage] : []),
    ...(universities ? [QS_2025] : []),
  ];
}
