import Link from '@mui/material/Link';
import { askForTestimonials } from '#src/api/testimonials.ts';
import { useAnswer } from '#src/api/useAnswer.ts';
import { AgeNote } from '#src/components/AgeNote.tsx';
import { CardGrid } from '#src/components/CardGrid.tsx';
import { Section } from '#src/components/Section.tsx';
import { TestimonialCard } from '#src/components/TestimonialCard.tsx';
import { home } from '#src/content/home.ts';
import { paths } from '#src/content/paths.ts';
import { usePrerenderedData } from '#src/rendering/prerenderedData.ts';

/** The newest testimonials. Where there are none, or they cannot be had, nothing. */
export function LatestTestimonials() {
  const testimonials = useAnswer(
    askForTestimonials,
    'testimonials',
    usePrerenderedData().testimonials,
  );
  if (testimonials.status !== 'loaded' || testimonials.data.length === 0) return null;
  return (
    <Section
      id="testimonials"
      heading={home.testimonials.heading}
      action={<Link href={paths.testimonials}>{home.testimonials.all}</Link>}
    >
      {testimonials.asOf && <AgeNote asOf={testimonials.asOf} onRetry={testimonials.reload} />}
      <CardGrid>
        {testimonials.data.slice(0, home.latestCount).map(({ _id, name, message }) => (
          <li key={_id}>
            <TestimonialCard name={name} message={message} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
