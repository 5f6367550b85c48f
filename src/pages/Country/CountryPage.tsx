import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { site } from '#brand/site.ts';
import { accentScope, accentStyle } from '#src/components/country/accent.ts';
import { CountryIllustration } from '#src/components/country/CountryIllustration.tsx';
import { ArticleLayout } from '#src/components/ui/ArticleLayout.tsx';
import { CallToAction } from '#src/components/ui/CallToAction.tsx';
import { PageHero } from '#src/components/ui/PageHero.tsx';
import type { TableOfContentsItem } from '#src/components/ui/TableOfContents.tsx';
import { canCompare } from '#src/content/countries/offeredCountries.ts';
import { hoursText } from '#src/content/offices.ts';
import { contactPath } from '#src/domain/contactLink.ts';
import { type Country, headingOf } from '#src/domain/country.ts';
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
  const { slug, name, nameInText, accent, lead } = country;
  const heading = headingOf(country);
  const shown = sections.filter(({ part }) => !part || country[part]);
  const contents = [{ id: 'whole-sum', label: 'What it costs' }, ...shown];
  return (
    <Page style={accentStyle(accent)}>
      <PageMeta
        title={heading}
        description={`${lead} What it costs, what you need, and when to begin.`}
        path={paths.studyIn(slug)}
        image={`/cards/${slug}.png`}
      />
      <PageHero
        eyebrow={name}
        heading={heading}
        lead={lead}
        picture={<CountryIllustration slug={slug} isAboveFold />}
        picturePosition="beside"
        size="small"
      />
      <Answer country={country} />
      <ArticleLayout contents={contents}>
        {shown.map(({ id, Content }) => (
          <Content key={id} country={country} />
        ))}
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

interface CountrySection extends TableOfContentsItem {
  readonly Content: ComponentType<CountryPageProps>;
  /** The part of the country that it shows: without it there is no such section. */
  readonly part?: keyof Country;
}

const sections: readonly CountrySection[] = [
  { id: 'key-facts', label: 'Key facts: visa, work, family', Content: KeyFactsSection },
  { id: 'how-it-works', label: 'How it works', Content: HowItWorks, part: 'intro' },
  { id: 'benefits', label: 'Benefits', Content: Benefits, part: 'benefits' },
  { id: 'universities', label: 'Top universities', Content: TopUniversities, part: 'universities' },
  { id: 'requirements', label: 'Requirements', Content: Requirements },
  { id: 'intakes', label: 'Intakes', Content: Intakes, part: 'intakes' },
  { id: 'costs', label: 'Costs', Content: Costs },
  { id: 'visa', label: 'The visa', Content: VisaSection, part: 'visa' },
  ...(canCompare ? [{ id: 'neighbours', label: 'Compare with', Content: RelatedCountries }] : []),
];
