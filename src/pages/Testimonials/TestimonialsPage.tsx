import { useEffect } from 'react';
import { useTestimonials } from '#src/api/testimonials.ts';
import { AgeNote } from '#src/components/AgeNote.tsx';
import { CardGrid } from '#src/components/CardGrid.tsx';
import { CardSkeletons } from '#src/components/CardSkeletons.tsx';
import { PageHero } from '#src/components/PageHero.tsx';
import { Ridgelines } from '#src/components/Ridgelines.tsx';
import { Section } from '#src/components/Section.tsx';
import { StatusText } from '#src/components/StatusText.tsx';
import { TestimonialCard } from '#src/components/TestimonialCard.tsx';
import { paths } from '#src/content/paths.ts';
import { PageMeta } from '../PageMeta.tsx';

/**
 * What students and parents say. A failure is logged and only the hero is shown, as the spec
 * requires. If the server cannot be reached, the list comes from the offline cache.
 */
export function TestimonialsPage() {
  const { data: testimonials, isLoading, cachedAt, error, reload } = useTestimonials();
  useEffect(() => {
    if (error) console.error('Failed to load testimonials:', error);
  }, [error]);

  return (
    <>
      <PageMeta
        title="Testimonials"
        description="What students from Nepal and their parents say about preparing, applying and leaving with us."
        path={paths.testimonials}
      />
      <PageHero
        heading="Hear From Our Students"
        lead="In their own words: how they chose, what was hard, and what they would tell you."
        picture={<Ridgelines variant="hero" />}
      />
      {(isLoading || testimonials) && (
        <Section>
          {cachedAt && <AgeNote cachedAt={cachedAt} onRetry={reload} />}
          {!testimonials ? (
            <>
              <StatusText>Loading testimonials...</StatusText>
              <CardSkeletons />
            </>
          ) : testimonials.length === 0 ? (
            <StatusText>No testimonials yet.</StatusText>
          ) : (
            <CardGrid>
              {testimonials.map(({ _id, name, message }) => (
                <li key={_id}>
                  <TestimonialCard name={name} message={message} />
                </li>
              ))}
            </CardGrid>
          )}
        </Section>
      )}
    </>
  );
}
