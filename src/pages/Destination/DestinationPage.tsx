import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Chapters } from '#src/components/Chapter.tsx';
import type { ContentsItem } from '#src/components/ContentsList.tsx';
import { DestinationScene } from '#src/components/DestinationScene.tsx';
import { KeyFacts } from '#src/components/KeyFacts.tsx';
import { PageHero } from '#src/components/PageHero.tsx';
import { Section } from '#src/components/Section.tsx';
import { SourceNote } from '#src/components/SourceNote.tsx';
import {
  costText,
  type Destination,
  type KeyFact,
  keyFacts,
} from '#src/content/destinations/destination.ts';
import { paths } from '#src/content/paths.ts';
import { DeferredContent } from '#src/rendering/DeferredContent.tsx';
import { PageMeta } from '../PageMeta.tsx';
import { AccentScope } from './AccentScope.tsx';
import { ComesNext } from './ComesNext.tsx';
import {
  Benefits,
  Costs,
  HowItWorks,
  Intakes,
  Places,
  Requirements,
  Tests,
  TopUniversities,
  VisaAndWork,
  YearOfApplication,
} from './chapters.tsx';

interface DestinationPageProps {
  destination: Destination;
}

/** Everything a family asks about studying in one country, from costs to the first day there. */
export function DestinationPage({ destination }: DestinationPageProps) {
  const { slug, heading, lead } = destination;
  return (
    <AccentScope country={slug}>
      <PageMeta title={heading} description={lead} path={paths.studyIn(slug)} />
      <Hero destination={destination} />
      <DeferredContent>
        <Glance destination={destination} />
        <Chapters contents={contents}>
          <HowItWorks destination={destination} />
          <Benefits destination={destination} />
          <TopUniversities destination={destination} />
          <Requirements destination={destination} />
          <Tests destination={destination} />
          <Intakes destination={destination} />
          <Costs destination={destination} />
          <VisaAndWork destination={destination} />
          <YearOfApplication destination={destination} />
          <Places destination={destination} />
        </Chapters>
        <ComesNext destination={destination} />
      </DeferredContent>
    </AccentScope>
  );
}

/** The page's sections, as its contents list names them. */
const contents: readonly ContentsItem[] = [
  { id: 'key-facts', label: 'Key facts' },
  { id: 'how-it-works', label: 'How it works' },
  { id: 'benefits', label: 'Benefits' },
  { id: 'universities', label: 'Top universities' },
  { id: 'requirements', label: 'Requirements' },
  { id: 'tests', label: 'Tests' },
  { id: 'intakes', label: 'Intakes' },
  { id: 'costs', label: 'Costs' },
  { id: 'visa', label: 'Visa and work' },
  { id: 'year', label: 'Application year' },
  { id: 'places', label: 'Cities and weather' },
];

function Hero({ destination: { slug, name, nameInText, heading, lead } }: DestinationPageProps) {
  return (
    <PageHero
      kicker={name}
      heading={heading}
      lead={lead}
      picture={<DestinationScene slug={slug} loading="eager" />}
      picturePlace="beside"
    >
      <Stack direction="row" className="no-print" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button href={paths.contact} variant="contained" size="large">
          {`Ask us about ${nameInText}`}
        </Button>
        <Button
          href={`${paths.compare}?with=${slug}`}
          variant="outlined"
          size="large"
          color="inherit"
        >
          Compare countries
        </Button>
      </Stack>
    </PageHero>
  );
}

function Glance({ destination }: DestinationPageProps) {
  const figures = yearlyCosts(destination);
  const facts = keyFacts(destination);
  return (
    <Section id="key-facts" heading="Key facts" tone="sunk">
      <KeyFacts figures={figures} facts={facts} />
      <SourceNote sources={[...figures, ...facts].flatMap(({ source }) => source ?? [])} />
    </Section>
  );
}

/** The first two yearly costs as facts at a glance; one to ask about where there are none. */
function yearlyCosts({ costs, currency }: Destination): readonly KeyFact[] {
  const facts = costs.slice(0, 2).map((cost) => ({
    label: `${cost.label}, ${cost.kind === 'average' ? 'average ' : ''}per ${cost.per}`,
    value: costText(cost, currency),
    source: cost.source,
  }));
  return facts.length > 0 ? facts : [{ label: 'Cost per year', value: undefined }];
}
