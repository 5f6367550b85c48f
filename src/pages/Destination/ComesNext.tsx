import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CallToAction } from '#src/components/CallToAction.tsx';
import { DestinationCard } from '#src/components/DestinationCard.tsx';
import { DestinationScene } from '#src/components/DestinationScene.tsx';
import { PennantStrip } from '#src/components/PennantStrip.tsx';
import { Section } from '#src/components/Section.tsx';
import type { DestinationSummary } from '#src/content/destinations/destination.ts';
import { neighboursOf } from '#src/content/destinations/destinations.ts';
import { paths } from '#src/content/paths.ts';
import { site } from '#src/content/site.ts';

const Pair = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 'clamp(24px, 3vw, 40px)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

interface ComesNextProps {
  destination: DestinationSummary;
}

/** Where to go from a guide: the two that are most often weighed against it, and us. */
export function ComesNext({ destination: { slug, nameInText } }: ComesNextProps) {
  const neighbours = neighboursOf(slug);
  const all = [slug, ...neighbours.map((neighbour) => neighbour.slug)];
  return (
    <div className="no-print">
      <PennantStrip />
      <Section
        id="neighbours"
        heading="Neighbouring guides"
        lead={`Countries that students most often weigh against ${nameInText}.`}
        action={
          <Button variant="outlined" href={`${paths.compare}?with=${all.join(',')}`}>
            Compare all three
          </Button>
        }
      >
        <Pair>
          {neighbours.map(({ slug: neighbour, name, oneLine }) => (
            <li key={neighbour}>
              <DestinationCard
                name={name}
                oneLine={oneLine}
                href={paths.studyIn(neighbour)}
                picture={<DestinationScene slug={neighbour} />}
              />
            </li>
          ))}
        </Pair>
      </Section>
      <CallToAction
        heading={`Ask us about ${nameInText}`}
        text={`Bring your marks, your budget and your questions. ${site.hours.text}.`}
        action={{ label: 'Contact us', href: paths.contact }}
        phone={site.phone}
      />
    </div>
  );
}
