import { useEffect } from 'react';
import { askForTestimonials } from '#src/api/testimonials.ts';
import { useAnswer } from '#src/api/useAnswer.ts';
import { AgeNote } from '#src/components/AgeNote.tsx';
import { CardGrid } from '#src/components/CardGrid.tsx';
import { CardSkeletons } from '#src/components/CardSkeletons.tsx';
import { PageHero } from '#src/components/PageHero.tsx';
import { Ridgelines } from '#src/components/Ridgelines.tsx';
import { Section } from '#src/components/Section.tsx';
import { StatusText } from '#src/components/StatusText.tsx';
import { TestimonialCard } from '#src/components/TestimonialCard.tsx';
import { paths } from '#src/content/paths.ts';
import { usePrerenderedData } from '#src/rendering/prerenderedData.ts';
import { PageMeta } from '../PageMeta.tsx';

/**
 * What students and parents say. Where that cannot be loaded the hero stands alone and the
 * console says why, as the spec has it; where the server is not reached at all, as it was last.
 */
export function TestimonialsPage() {
  const testimonials = useAnswer(
    askForTestimonials,
    'testimonials',
    usePrerenderedData().testimonials,
  );
  const { error } = testimonials;
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
      {testimonials.status !== 'failed' && (
        <Section>
          {testimonials.asOf && <AgeNote asOf={testimonials.asOf} onRetry={testimonials.reload} />}
          {testimonials.status === 'loading' ? (
            <>
              <StatusText>Loading testimonials...</StatusText>
              <CardSkeletons />
            </>
          ) : testimonials.data.length === 0 ? (
            <StatusText>No testimonials yet.</StatusText>
          ) : (
            <CardGrid>
              {testimonials.data.map(({ _id, name, message }) => (
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
