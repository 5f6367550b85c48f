import { site } from '#brand/site.ts';
import { useTestimonials } from '#src/api/testimonials.ts';
import { LoadingState } from '#src/components/feedback/LoadingState.tsx';
import { StaleDataNotice } from '#src/components/feedback/StaleDataNotice.tsx';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import { TestimonialCard } from '#src/components/testimonial/TestimonialCard.tsx';
import { CardGrid } from '#src/components/ui/CardGrid.tsx';
import { PageHero } from '#src/components/ui/PageHero.tsx';
import { Section } from '#src/components/ui/Section.tsx';
import { paths } from '#src/pageTable.ts';
import { PageMeta } from '../PageMeta.tsx';
import { PullQuote } from './PullQuote.tsx';

/** The words of students and parents. A failure shows the hero alone. */
export default function TestimonialsPage() {
  const { data: testimonials, isLoading, stale, reload } = useTestimonials();

  return (
    <>
      <PageMeta
        title="Testimonials"
        description="What students from Nepal and their parents say about preparing, applying and leaving with us."
        path={paths.testimonials}
      />
      <PageHero
        heading="Hear From Our Students"
        lead={
          testimonials?.length === 0
            ? 'What they say about their way abroad will stand here, in their own words.'
            : 'In their own words: how they chose, and what was hard.'
        }
        size="small"
        aside={(isLoading || testimonials) && <PullQuote testimonials={testimonials} />}
      />
      {(isLoading || testimonials) && (
        <Section isBelowHero>
          {stale && <StaleDataNotice {...stale} onRetry={reload} />}
          {!testimonials ? (
            <LoadingState message="Loading testimonials..." site={site} />
          ) : testimonials.length === 0 ? (
            <StatusMessage>No testimonials yet.</StatusMessage>
          ) : (
            <CardGrid sx={{ alignItems: 'start' }}>
              {testimonials.map(({ _id, _sample, ...testimonial }) => (
                <li key={_id}>
                  <TestimonialCard {...testimonial} isSample={_sample === true} />
                </li>
              ))}
            </CardGrid>
          )}
        </Section>
      )}
    </>
  );
}
