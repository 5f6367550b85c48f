import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { accentScope, accentStyle } from '#src/components/destination/accent.ts';
import { DestinationIllustration } from '#src/components/destination/DestinationIllustration.tsx';
import { KeyFacts } from '#src/components/destination/KeyFacts.tsx';
import { ArticleLayout } from '#src/components/ui/ArticleLayout.tsx';
import { CollapsedTableOfContents } from '#src/components/ui/CollapsedTableOfContents.tsx';
import { PageHero } from '#src/components/ui/PageHero.tsx';
import { Section } from '#src/components/ui/Section.tsx';
import { ShareButtons } from '#src/components/ui/ShareButtons.tsx';
import { SourceList } from '#src/components/ui/SourceList.tsx';
import type { TableOfContentsItem } from '#src/components/ui/TableOfContents.tsx';
import { canCompare } from '#src/content/countries/destinations.ts';
import { contactPath } from '#src/domain/contactLink.ts';
import { type Destination, type KeyFact, keyFacts } from '#src/domain/destination.ts';
import { figuresOf, periodOf2025, textOf2025, valueOf2025 } from '#src/domain/figure.ts';
import { livingText, studyCosts } from '#src/domain/studyCosts.ts';
import { paths } from '#src/pageTable.ts';
import { PageMeta } from '../PageMeta.tsx';
import { useFiguresDay } from '../useFiguresDay.ts';
import { RelatedDestinations } from './RelatedDestinations.tsx';
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

interface DestinationPageProps {
  destination: Destination;
}

const Page = styled('div')(accentScope);

/** The guide to studying in one country, from costs to arrival. */
export default function DestinationPage({ destination }: DestinationPageProps) {
  const { slug, accent, heading, lead } = destination;
  return (
    <Page style={accentStyle(accent)}>
      <PageMeta
        title={heading}
        description={lead}
        path={paths.studyIn(slug)}
        image={`/cards/${slug}.png`}
      />
      <Hero destination={destination} />
      <CollapsedTableOfContents items={contents} />
      <KeyFactsSection destination={destination} />
      <ArticleLayout contents={contents}>
        <HowItWorks destination={destination} />
        <Benefits destination={destination} />
        <TopUniversities destination={destination} />
        <Requirements destination={destination} />
        <Tests destination={destination} />
        <Intakes destination={destination} />
        <Costs destination={destination} />
        <WholeSumSection destination={destination} />
        <VisaAndWork destination={destination} />
        <FromNepal />
        <ApplicationYearSection destination={destination} />
        <Places destination={destination} />
      </ArticleLayout>
      <RelatedDestinations destination={destination} />
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

function Hero({ destination: { slug, name, nameInText, heading, lead } }: DestinationPageProps) {
  return (
    <PageHero
      eyebrow={name}
      heading={heading}
      lead={lead}
      picture={<DestinationIllustration slug={slug} loading="eager" />}
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

function KeyFactsSection({ destination }: DestinationPageProps) {
  const day = useFiguresDay();
  const figures = yearlyCosts(destination);
  const facts = [...unknownCosts(destination), ...keyFacts(destination, day)];
  return (
    <Section id="key-facts" heading="Key facts" tone="sunken">
      <KeyFacts country={destination.name} {...{ figures, facts, day }} />
      {studyCosts(destination).length > 0 && (
        <Typography variant="body2" sx={{ mt: 3, maxWidth: '65ch' }}>
          {livingText(destination)}
        </Typography>
      )}
      <SourceList sources={[...figures, ...facts].flatMap(({ sources = [] }) => sources)} />
      <Box sx={{ mt: 3 }}>
        <ShareButtons title={destination.heading} />
      </Box>
    </Section>
  );
}

/** The first two prices of a year as key facts; without any a row that shows 'Ask us'. */
function yearlyCosts({ figures }: Destination): readonly KeyFact[] {
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
function unknownCosts(destination: Destination): readonly KeyFact[] {
  return studyCosts(destination).length > 0 && studyCosts(destination, 'postgraduate').length === 0
    ? [{ label: 'Postgraduate, per year', value: undefined }]
    : [];
}
