import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { home } from '#brand/home.ts';
import { site } from '#brand/site.ts';
import { ExamList } from '#src/components/exam/ExamList.tsx';
import { CallToAction } from '#src/components/ui/CallToAction.tsx';
import { Section } from '#src/components/ui/Section.tsx';
import { SourceList } from '#src/components/ui/SourceList.tsx';
import { canCompare, offeredCountries } from '#src/content/countries/offeredCountries.ts';
import { offeredExams } from '#src/content/exams/offeredExams.ts';
import { scoreSourcesOf } from '#src/content/exams/scoreSources.ts';
import { organization } from '#src/content/organization.ts';
import { paths } from '#src/pageTable.ts';
import { PageMeta } from '../PageMeta.tsx';
import { CountryCard, CountryGrid } from './CountryCard.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';
import { HomeHero } from './HomeHero.tsx';
import { LatestBlogs } from './LatestBlogs.tsx';
import { LatestTestimonials } from './LatestTestimonials.tsx';

/** The home page: what we offer, countries, tests, and the latest testimonials and blogs. */
export default function HomePage() {
  return (
    <>
      <PageMeta
        title={home.title}
        description={site.description}
        path={paths.home}
        jsonLd={[organization()]}
      />
      <HomeHero />
      <Section heading={home.about.heading} isSplit>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: '62ch' }}>
          {home.about.paragraphs.map((paragraph) => (
            <Typography key={paragraph} variant="subtitle1">
              {paragraph}
            </Typography>
          ))}
          <SourceList sources={home.about.sources} />
          <Typography>
            <Link href={paths.about}>{home.about.link}</Link>
          </Typography>
        </Box>
      </Section>
      <Section
        tone="sunken"
        id="destinations"
        eyebrow={home.countries.eyebrow}
        heading={home.countries.heading}
        lead={home.countries.lead}
        action={
          canCompare && (
            <Button variant="outlined" href={paths.compare}>
              {home.countries.compare}
            </Button>
          )
        }
      >
        <CountryGrid>
          {offeredCountries.map((country) => (
            <li key={country.slug}>
              <CountryCard {...country} />
            </li>
          ))}
        </CountryGrid>
      </Section>
      <Section id="why" heading={home.whyChooseUs.heading}>
        <FeatureGrid reasons={home.whyChooseUs.reasons} />
        <SourceList sources={home.whyChooseUs.reasons.flatMap(({ source }) => source ?? [])} />
      </Section>
      {offeredExams.length > 0 && (
        <Section
          tone="sunken"
          id="tests"
          eyebrow={home.exams.eyebrow}
          heading={home.exams.heading}
          lead={home.exams.lead}
        >
          <ExamList exams={offeredExams} />
          <SourceList sources={scoreSourcesOf(offeredExams)} />
        </Section>
      )}
      <LatestTestimonials />
      <LatestBlogs />
      <CallToAction
        heading={home.closing.heading}
        text={home.closing.text}
        action={{ label: home.closing.callToAction, href: paths.contact }}
        phone={site.phone}
      />
    </>
  );
}
