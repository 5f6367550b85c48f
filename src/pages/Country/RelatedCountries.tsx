import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { site } from '#brand/site.ts';
import { CountryCard } from '#src/components/country/CountryCard.tsx';
import { CountryIllustration } from '#src/components/country/CountryIllustration.tsx';
import { CallToAction } from '#src/components/ui/CallToAction.tsx';
import { Section } from '#src/components/ui/Section.tsx';
import { getRelatedCountries } from '#src/content/countries/offeredCountries.ts';
import { hoursText } from '#src/content/offices.ts';
import { contactPath } from '#src/domain/contactLink.ts';
import type { Country } from '#src/domain/country.ts';
import { paths } from '#src/pageTable.ts';

const Pair = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 'clamp(16px, 3vw, 40px)',
  gridTemplateColumns: '1fr 1fr',
});

interface RelatedCountriesProps {
  country: Country;
}

/** Links from a guide to the two related guides and to the contact page. */
export function RelatedCountries({ country }: RelatedCountriesProps) {
  const { slug, name, nameInText } = country;
  const related = getRelatedCountries(country);
  const all = [slug, ...related.map((other) => other.slug)];
  const hours = `Bring your marks, your budget and your questions. ${hoursText}.`;
  return (
    <div className="no-print">
      {related.length > 0 && (
        <Section
          id="neighbours"
          hasFlags
          heading="Neighbouring guides"
          lead={`Countries that students most often weigh against ${nameInText}.`}
          action={
            <Button variant="outlined" href={`${paths.compare}?with=${all.join(',')}`}>
              Compare {all.length === 2 ? 'both' : 'all three'}
            </Button>
          }
        >
          <Pair>
            {related.map(({ slug: relatedSlug, name, tagline }) => (
              <li key={relatedSlug}>
                <CountryCard
                  name={name}
                  tagline={tagline}
                  href={paths.studyIn(relatedSlug)}
                  picture={<CountryIllustration slug={relatedSlug} />}
                />
              </li>
            ))}
          </Pair>
        </Section>
      )}
      <CallToAction
        heading={`Ask us about ${nameInText}`}
        text={hours}
        action={{ label: 'Contact us', href: contactPath(name) }}
        phone={site.phone}
      />
    </div>
  );
}
