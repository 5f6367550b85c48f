import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { accentScope, accentStyle } from '#src/components/country/accent.ts';
import { CountryIllustration } from '#src/components/country/CountryIllustration.tsx';
import { KeyFacts } from '#src/components/country/KeyFacts.tsx';
import { ArticleLayout } from '#src/components/ui/ArticleLayout.tsx';
import { CollapsedTableOfContents } from '#src/components/ui/CollapsedTableOfContents.tsx';
import { PageHero } from '#src/components/ui/PageHero.tsx';
import { Section } from '#src/components/ui/Section.tsx';
import { ShareButtons } from '#src/components/ui/ShareButtons.tsx';
import { SourceList } from '#src/components/ui/SourceList.tsx';
import type { TableOfContentsItem } from '#src/components/ui/TableOfContents.tsx';
import { type Country, keyFacts } from '#src/domain/country.ts';
import { paths } from '#src/pageTable.ts';
import { PageMeta } from '../PageMeta.tsx';
import { useFiguresDay } from '../useFiguresDay.ts';
import { Answer } from './Answer.tsx';
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
      <Answer country={country} />
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
  { id: 'whole-sum', label: 'What it costs' },
  { id: 'key-facts', label: 'Key facts' },
  { id: 'how-it-works', label: 'How it works' },
  { id: 'benefits', label: 'Benefits' },
  { id: 'universities', label: 'Top universities' },
  { id: 'requirements', label: 'Requirements' },
  { id: 'tests', label: 'Tests' },
  { id: 'intakes', label: 'Intakes' },
  { id: 'costs', label: 'Costs' },
  { id: 'visa', label: 'Visa and work' },
  { id: 'from-nepal', label: 'From Nepal' },
  { id: 'year', label: 'What to do this month' },
  { id: 'places', label: 'Cities and weather' },
];

function Hero({ country: { slug, name, heading, lead } }: CountryPageProps) {
  return (
    <PageHero
      eyebrow={name}
      heading={heading}
      lead={lead}
      picture={<CountryIllustration slug={slug} loading="eager" />}
      picturePosition="beside"
      size="small"
    />
  );
}

function KeyFactsSection({ country }: CountryPageProps) {
  const facts = keyFacts(country, useFiguresDay());
  return (
    <Section id="key-facts" heading="Key facts" tone="sunken">
      <KeyFacts country={country.name} facts={facts} />
      <SourceList sources={facts.flatMap(({ sources = [] }) => sources)} />
      <Box sx={{ mt: 3 }}>
        <ShareButtons title={country.heading} />
      </Box>
    </Section>
  );
}
