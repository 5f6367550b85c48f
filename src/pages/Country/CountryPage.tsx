import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { accentScope, accentStyle } from '#src/components/country/accent.ts';
import { CountryIllustration } from '#src/components/country/CountryIllustration.tsx';
import { FiguresDay } from '#src/components/country/FiguresDay.tsx';
import { KeyFacts } from '#src/components/country/KeyFacts.tsx';
import { ArticleLayout } from '#src/components/ui/ArticleLayout.tsx';
import { CollapsedTableOfContents } from '#src/components/ui/CollapsedTableOfContents.tsx';
import { PageHero } from '#src/components/ui/PageHero.tsx';
import { Section } from '#src/components/ui/Section.tsx';
import { ShareButtons } from '#src/components/ui/ShareButtons.tsx';
import { SourceList } from '#src/components/ui/SourceList.tsx';
import type { TableOfContentsItem } from '#src/components/ui/TableOfContents.tsx';
import { canCompare } from '#src/content/countries/offeredCountries.ts';
import { contactPath } from '#src/domain/contactLink.ts';
import { type Country, type KeyFact, keyFacts } from '#src/domain/country.ts';
import { figuresOf, periodOf2025, textOf2025, valueOf2025 } from '#src/domain/figure.ts';
import { livingText, studyCosts } from '#src/domain/studyCosts.ts';
import { paths } from '#src/pageTable.ts';
import { PageMeta } from '../PageMeta.tsx';
import { useFiguresDay } from '../useFiguresDay.ts';
import { RelatedCountries } from './RelatedCountries.tsx';
import {
  ApplicationYearSection,
  Benefits,
  Costs,
  FromNepal,
  HowItWorks,
  Intakes,
  Places,
  Requirements,
  Tests,
  TopUniversities,
  VisaAndWork,
} from './sections.tsx';
import { WholeSumSection } from './WholeSumSection.tsx';

interface CountryPageProps {
  country: Country;
}

const Page = styled('div')(accentScope);

/** The guide to studying in one country, from costs to arrival. */
export default function CountryPage({ country }: CountryPageProps) {
  const { slug, accent, heading, lead } = country;
  return (
    <Page style={accentStyle(accent)}>
      <PageMeta
        title={heading}
        description={lead}
        path={paths.studyIn(slug)}
        image={`/cards/${slug}.png`}
      />
      <Hero country={country} />
      <CollapsedTableOfContents items={contents} />
      <KeyFactsSection country={country} />
      <ArticleLayout contents={contents}>
        <HowItWorks country={country} />
        <Benefits country={country} />
        <TopUniversities country={country} />
        <Requirements country={country} />
        <Tests country={country} />
        <Intakes country={country} />
        <Costs country={country} />
        <WholeSumSection country={country} />
        <VisaAndWork country={country} />
        <FromNepal />
        <ApplicationYearSection country={country} />
        <Places country={country} />
      </ArticleLayout>
      <RelatedCountries country={country} />
    </Page>
  );
}

/** The page's sections, for the table of contents. */
const contents: readonly TableOfContentsItem[] = [
  { id: 'key-facts', label: 'Key facts' },
  { id: 'how-it-works', label: 'How it works' },
  { id: 'benefits', label: 'Benefits' },
  { id: 'universities', label: 'Top universities' },
  { id: 'requirements', label: 'Requirements' },
  { id: 'tests', label: 'Tests' },
  { id: 'intakes', label: 'Intakes' },
  { id: 'costs', label: 'Costs' },
  { id: 'whole-sum', label: 'The whole sum' },
  { id: 'visa', label: 'Visa and work' },
  { id: 'from-nepal', label: 'From Nepal' },
  { id: 'year', label: 'What to do this month' },
  { id: 'places', label: 'Cities and weather' },
];

function Hero({ country: { slug, name, nameInText, heading, lead } }: CountryPageProps) {
  return (
    <PageHero
      eyebrow={name}
      heading={heading}
      lead={lead}
      picture={<CountryIllustration slug={slug} loading="eager" />}
      picturePosition="beside"
    >
      <Box className="no-print" sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button href={contactPath(name)} variant="contained" size="large">
          {`Ask us about ${nameInText}`}
        </Button>
        {canCompare && (
          <Button href={`${paths.compare}?with=${slug}`} variant="outlined" size="large">
            Compare countries
          </Button>
        )}
      </Box>
    </PageHero>
  );
}

function KeyFactsSection({ country }: CountryPageProps) {
  const day = useFiguresDay();
  const figures = yearlyCosts(country);
  const facts = [...unknownCosts(country), ...keyFacts(country, day)];
  return (
    <Section id="key-facts" heading="Key facts" tone="sunken">
      <KeyFacts country={country.name} {...{ figures, facts }} />
      {studyCosts(country).length > 0 && (
        <Typography variant="body2" sx={{ mt: 3, maxWidth: '65ch' }}>
          {livingText(country)}
        </Typography>
      )}
      <FiguresDay day={day} />
      <SourceList sources={[...figures, ...facts].flatMap(({ sources = [] }) => sources)} />
      <Box sx={{ mt: 3 }}>
        <ShareButtons title={country.heading} />
      </Box>
    </Section>
  );
}

/** The first two prices of a year as key facts; without any a row that shows 'Ask us'. */
function yearlyCosts({ figures }: Country): readonly KeyFact[] {
  const facts = [...figuresOf(figures, 'tuition'), ...figuresOf(figures, 'living')]
    .flatMap((figure) => {
      const value = valueOf2025(figure);
      return value ? [{ ...figure, value }] : [];
    })
    .slice(0, 2)
    .map(({ label, note, value }) => {
      const averageOf = value.amounts?.[0]?.averageOf;
      return {
        label: `${label}, ${averageOf ? `average for ${averageOf}, ` : ''}${periodOf2025(value)}`,
        value: textOf2025(value),
        remark: note,
        sources: [value.source],
      };
    });
  return facts.length > 0 ? facts : [{ label: 'Cost per year', value: undefined }];
}

/** A row that shows 'Ask us', if the costs are those of a bachelor’s degree only. */
function unknownCosts(country: Country): readonly KeyFact[] {
  return studyCosts(country).length > 0 && studyCosts(country, 'postgraduate').length === 0
    ? [{ label: 'Postgraduate, per year', value: undefined }]
    : [];
}
