import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { site } from '#brand/site.ts';
import { DestinationCard } from '#src/components/destination/DestinationCard.tsx';
import { DestinationIllustration } from '#src/components/destination/DestinationIllustration.tsx';
import { CallToAction } from '#src/components/ui/CallToAction.tsx';
import { Section } from '#src/components/ui/Section.tsx';
import { getRelatedDestinations } from '#src/content/countries/destinations.ts';
import { hoursText } from '#src/content/offices.ts';
import { contactPath } from '#src/domain/contactLink.ts';
import type { Destination } from '#src/domain/destination.ts';
import { paths } from '#src/pageTable.ts';

const Pair = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 'clamp(24px, 3vw, 40px)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

interface RelatedDestinationsProps {
  destination: Destination;
}

/** Links from a guide to the two related guides and to the contact page. */
export function RelatedDestinations({ destination }: RelatedDestinationsProps) {
  const { slug, name, nameInText } = destination;
  const related = getRelatedDestinations(destination);
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
                <DestinationCard
                  name={name}
                  tagline={tagline}
                  href={paths.studyIn(relatedSlug)}
                  picture={<DestinationIllustration slug={relatedSlug} />}
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
