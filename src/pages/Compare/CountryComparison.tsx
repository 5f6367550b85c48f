import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { AskUsLink } from '#src/components/country/AskUsLink.tsx';
import { accentScope, accentStyle } from '#src/components/country/accent.ts';
import { FigureText } from '#src/components/country/FigureText.tsx';
import { MoneyToShow } from '#src/components/country/MoneyToShow.tsx';
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
import {
  byRank,
  type Country,
  intakesSources,
  NO_MINIMUM_SCORE,
  QS_2025,
} from '#src/domain/country.ts';
import { type FigureTopic, figuresOf } from '#src/domain/figure.ts';
import { figureSources } from '#src/domain/figureText.ts';
import { moneyToShow } from '#src/domain/moneyToShow.ts';
import { ratesText } from '#src/domain/rateText.ts';
import type { Source } from '#src/domain/source.ts';
import { studyCosts } from '#src/domain/studyCosts.ts';
import type { SumOptions } from '#src/domain/sumOptions.ts';
import { highestPart, wholeSum } from '#src/domain/wholeSum.ts';
import { useRates } from '#src/hydration/useRates.ts';
import { capitalize } from '#src/lib/wording.ts';
import { paths } from '#src/pageTable.ts';
import { FiguresDay } from '../FiguresDay.tsx';
import { useFiguresDay } from '../useFiguresDay.ts';
import { ComparisonIntakes } from './ComparisonIntakes.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { Fact, RankedUniversities, StudyCosts } from './cells.tsx';

const Accented = styled('div')(accentScope);

/** The names of two offers of one country. */
const OFFER_NAMES = ['First offer', 'Second offer'];

const OfferName = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle2,
  margin: '0 0 2px',
  color: theme.vars.palette.text.secondary,
  '* + &': { marginTop: 16 },
}));

/** The number of universities that are listed of each country. Equal ranks share the last place. */
const UNIVERSITY_COUNT = 3;

export interface CountryComparisonProps {
  guides: readonly Country[];
  comparison: Comparison;
  onChange: (part: (current: Comparison) => Partial<Comparison>) => void;
}

/** Compares guides topic by topic, first the answers to what a family asks. */
export function CountryComparison({ guides, comparison, onChange }: CountryComparisonProps) {
  const { rates, offers } = comparison;
  const allFigures = guides.flatMap(({ figures }) => figures);
  const day = useFiguresDay(allFigures);
  const publishedRates = useRates();
  /** The offers of a country, as in the URL; the first one also if nothing is known of it. */
  const offersOf = ({ slug }: Country) => {
    const [first = '', second = ''] = offers[slug] ?? [];
    return second ? [first, second] : [first];
  };
  /** The cells of a row; one without a fact asks about the topic of the row. */
  const row = (label: string, cell: (guide: Country) => ReactNode) => ({
    label,
    cells: guides.map((guide) => cell(guide) ?? <AskUsLink about={guide.name} topic={label} />),
  });
  const sumOf = (guide: Country, offer: string) =>
    wholeSum(guide, readOffer(offer, guide, day), day);
  const top = highestPart(
    guides.flatMap((guide) => offersOf(guide).map((offer) => sumOf(guide, offer))),
    rates,
  );

  /** Without a figure the cell has `fact`, or asks about the topic. */
  const figuresRow = (label: string, topic: FigureTopic, fact?: string) =>
    row(label, ({ name, figures, visa }) => {
      // The fees after the degree are in the guide.
      const [figure] = figuresOf(figures, topic);
      if (figure) return <FigureText country={name} isShort {...{ figure, day, rates }} />;
      if (fact && visa) return <Fact>{fact}</Fact>;
      return <AskUsLink page={visa?.officialPage} about={name} topic={label} />;
    });

  function firstYear(guide: Country) {
    const { slug, nameInText, currency, accent } = guide;
    const [first = '', second = ''] = offers[slug] ?? [];
    /** A second offer begins with the answers of the first, without its tuition. */
    const optionsOf = (both: readonly string[], index: 0 | 1): SumOptions => {
      const own = both[index];
      if (own) return readOffer(own, guide, day);
      return { ...readOffer(both[0] ?? '', guide, day), tuition: undefined };
    };
    const change = (index: 0 | 1, changed: SumOptions) =>
      onChange((current) => {
        const [one = '', other = ''] = current.offers[slug] ?? [];
        const both = [one, other];
        both[index] = formatOffer({ ...optionsOf(both, index), ...changed });
        return { offers: { ...current.offers, [slug]: both } };
      });
    const sum = (offer: string) => (
      <WholeSum country={guide.name} isShort sum={sumOf(guide, offer)} {...{ rates, top }} />
    );
    const fields = (index: 0 | 1) => (
      <WholeSumFields
        country={guide}
        options={optionsOf([first, second], index)}
        rate={rates[currency]}
        publishedRate={publishedRates[currency]}
        onChange={(changed) => change(index, changed)}
        onRate={(rate) =>
          onChange((current) => ({ rates: { ...current.rates, [currency]: rate } }))
        }
        day={day}
      />
    );
    return (
      <Accented style={accentStyle(accent)}>
        {sum(first)}
        <More
          summary={`Your offer from ${nameInText}`}
          isOpen={first !== ''}
          className={first ? 'needs-script' : 'needs-script no-print'}
        >
          {fields(0)}
        </More>
        {(first || second) && (
          <More
            summary={`A second offer from ${nameInText}`}
            isOpen={second !== ''}
            {...(!second && { className: 'no-print' })}
          >
            {fields(1)}
            {second && sum(second)}
          </More>
        )}
        <Link
          href={`${paths.studyIn(slug)}?${guideQuery(comparison, slug)}`}
          sx={{ display: 'inline-block', mt: second ? 1 : 0 }}
        >
          {`The guide to ${nameInText}`}
        </Link>
      </Accented>
    );
  }

  return (
    <>
      <Box sx={{ mb: { xs: 2, sm: 0.5 } }}>
        <FiguresDay figures={allFigures} />
      </Box>
      <ComparisonTable
        guides={guides}
        rows={[
          {
            isWide: true,
            lead: `${capitalize(ratesText(rates, ...guides.map(({ currency }) => currency)))}.`,
            ...row('What the first year costs', firstYear),
          },
          {
            isWide: true,
            ...row('What the bank must show', (guide) =>
              offersOf(guide).map((offer, index, all) => (
                <Fragment key={OFFER_NAMES[index]}>
                  {all.length > 1 && <OfferName>{OFFER_NAMES[index]}</OfferName>}
                  <MoneyToShow
                    country={guide}
                    toShow={moneyToShow(guide, readOffer(offer, guide, day), day)}
                    isShort
                    {...{ rates, day }}
                  />
                </Fragment>
              )),
            ),
          },
          {
            label: 'Intakes',
            figure: <ComparisonIntakes countries={guides} />,
          },
          {
            lead: 'Without living costs.',
            ...row('Study costs per year', (guide) => {
              const costs = studyCosts(guide, day);
              return costs.length > 0 ? <StudyCosts {...{ costs, rates }} /> : undefined;
            }),
          },
          figuresRow('Work in term', 'work'),
          figuresRow('After the degree', 'afterDegree'),
          figuresRow('Partner and children', 'family'),
          figuresRow('English for the visa', 'english', NO_MINIMUM_SCORE),
          row('Tests', ({ exams }) => exams && <Fact>{examsText(exams)}</Fact>),
          {
            isWide: true,
            lead: `The best-ranked: ${QS_2025.label}.`,
            ...row(
              'Universities',
              (guide) =>
                guide.universities && (
                  <RankedUniversities
                    universities={byRank(guide.universities).filter(
                      ({ rank }, _, all) => rank <= (all[UNIVERSITY_COUNT - 1]?.rank ?? rank),
                    )}
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
function examsText(exams: NonNullable<Country['exams']>): string {
  const [usual, optional] = [exams.usual, exams.optional].map((slugs) =>
    examsWithPage(slugs)
      .map(({ name }) => name)
      .join(', '),
  );
  return [usual, optional && `where asked or allowed: ${optional}`].filter(Boolean).join('; ');
}

/** Topics of which the first figure has a row. Papers are in the guide alone. */
const ROW_TOPICS: readonly FigureTopic[] = ['work', 'afterDegree', 'family', 'english'];

function comparedSources(guide: Country, day: string): readonly Source[] {
  const { universities, visa } = guide;
  const figures = guide.figures.filter(
    (figure, _, all) =>
      figure.topic !== 'papers' &&
      (!ROW_TOPICS.includes(figure.topic) || figuresOf(all, figure.topic)[0] === figure),
  );
  return [
    // First: a later source of the same name is newer.
    ...(visa ? [visa.officialPage] : []),
    ...figureSources(figures, day),
    ...intakesSources(guide),
    ...(universities ? [QS_2025] : []),
  ];
}
