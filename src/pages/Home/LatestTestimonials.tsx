import Link from '@mui/material/Link';
import { home } from '#brand/home.ts';
import { useTestimonials } from '#src/api/testimonials.ts';
import { StaleDataNotice } from '#src/components/feedback/StaleDataNotice.tsx';
import { TestimonialCard } from '#src/components/testimonial/TestimonialCard.tsx';
import { CardGrid } from '#src/components/ui/CardGrid.tsx';
import { Section } from '#src/components/ui/Section.tsx';
import { preview } from '#src/domain/textPreview.ts';
import { pages, paths } from '#src/pageTable.ts';

/** The most characters of a testimonial here; the page of all has the rest. */
const MAX_LENGTH = 600;

/** The newest testimonials. Renders nothing if there are none or they cannot be loaded. */
export function LatestTestimonials() {
  const { data: testimonials = [], stale, reload } = useTestimonials();
  if (testimonials.length === 0) return null;
  return (
    <Section
      id="testimonials"
      heading={home.testimonials.heading}
      action={<Link href={paths.testimonials}>{home.testimonials.all}</Link>}
    >
      {stale && <StaleDataNotice {...stale} onRetry={reload} />}
      <CardGrid sx={{ alignItems: 'start' }}>
        {testimonials
          .slice(0, pages.home.shows.testimonials)
          .map(({ _id, _sample, message, ...testimonial }) => (
            <li key={_id}>
              <TestimonialCard
                {...testimonial}
                message={message.length > MAX_LENGTH ? preview(message, MAX_LENGTH) : message}
                isSample={_sample === true}
              />
            </li>
          ))}
      </CardGrid>
    </Section>
  );
}
