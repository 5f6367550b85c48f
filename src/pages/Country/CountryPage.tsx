import { styled } from '@mui/material/styles';
import { site } from '#brand/site.ts';
import { accentScope, accentStyle } from '#src/components/country/accent.ts';
import { CountryIllustration } from '#src/components/country/CountryIllustration.tsx';
import { ArticleLayout } from '#src/components/ui/ArticleLayout.tsx';
import { CallToAction } from '#src/components/ui/CallToAction.tsx';
import { CollapsedTableOfContents } from '#src/components/ui/CollapsedTableOfContents.tsx';
import { PageHero } from '#src/components/ui/PageHero.tsx';
import type { TableOfContentsItem } from '#src/components/ui/TableOfContents.tsx';
import { hoursText } from '#src/content/offices.ts';
import { contactPath } from '#src/domain/contactLink.ts';
import type { Country } from '#src/domain/country.ts';
import { paths } from '#src/pageTable.ts';
import { PageMeta } from '../PageMeta.tsx';
import { Answer } from './Answer.tsx';
import { RelatedCountries } from './RelatedCountries.tsx';
import {
  Benefits,
  Costs,
  HowItWorks,
  Intakes,
  KeyFactsSection,
  Requirements,
  TopUniversities,
  VisaSection,
} from './sections.tsx';

interface CountryPageProps {
  country: Country;
}

/** Printed, a guide with all that is behind details has six pages at most. */
const Page = styled('div')({ ...accentScope, '@media print': { zoom: 0.66 } });

/** The guide to studying in one country, from costs to arrival. */
export default function CountryPage({ country }: CountryPageProps) {
  const { slug, name, nameInText, accent, heading, lead } = country;
  return (
    <Page style={accentStyle(accent)}>
      <PageMeta
        title={heading}
        description={`${lead} What it costs, what you need, and when to begin.`}
        path={paths.studyIn(slug)}
        image={`/cards/${slug}.png`}
      />
      <Hero country={country} />
      <Answer country={country} />
      <CollapsedTableOfContents items={contents} />
      <ArticleLayout contents={contents}>
        <KeyFactsSection country={country} />
        <HowItWorks country={country} />
        <Benefits country={country} />
        <TopUniversities country={country} />
        <Requirements country={country} />
        <Intakes country={country} />
        <Costs country={country} />
        <VisaSection country={country} />
        <RelatedCountries country={country} />
      </ArticleLayout>
      <div className="no-print">
        <CallToAction
          heading={`Ask us about ${nameInText}`}
          text={`Bring your marks, your budget and your questions. ${hoursText}.`}
          action={{ label: 'Contact us', href: contactPath(name) }}
          phone={site.phone}
        />
      </div>
    </Page>
  );
}

/** The page's sections, for the table of contents. */
const contents: readonly TableOfContentsItem[] = [
  { id: 'whole-sum', label: 'What it costs' },
  { id: 'key-facts', label: 'Key facts: visa, work, family' },
  { id: 'how-it-works', label: 'How it works' },
  { id: 'benefits', label: 'Benefits' },
  { id: 'universities', label: 'Top universities' },
  { id: 'requirements', label: 'Requirements' },
  { id: 'intakes', label: 'Intakes' },
  { id: 'costs', label: 'Costs' },
  { id: 'visa', label: 'The visa' },
  { id: 'neighbours', label: 'Compare with' },
];

function Hero({ country: { slug, name, heading, lead } }: CountryPageProps) {
  return (
    <PageHero
      eyebrow={name}
      heading={heading}
      lead={lead}
      picture={<CountryIllustration slug={slug} isAboveFold />}
      picturePosition="beside"
      size="small"
    />
  );
}
