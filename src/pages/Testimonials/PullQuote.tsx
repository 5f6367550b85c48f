import { styled } from '@mui/material/styles';
import type { Testimonial } from '#contracts/testimonial.ts';
import { SampleMark } from '#src/components/ui/SampleMark.tsx';
import { fontFamilies } from '#src/theme/tokens.ts';
import { choosePullQuote } from './choosePullQuote.ts';

interface PullQuoteProps {
  /** Newest first. Until they are known, space is reserved. */
  testimonials: readonly Testimonial[] | undefined;
}

const Quote = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: 92,
  maxWidth: '26rem',
  paddingInlineStart: 52,
  overflowWrap: 'anywhere',
  '&::before': {
    content: '"“"',
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    color: theme.vars.palette.secondary.main,
    fontFamily: fontFamilies.heading,
    fontSize: '6.5rem',
    lineHeight: 1,
  },
  '& p': {
    margin: 0,
    fontFamily: fontFamilies.heading,
    fontWeight: 500,
    fontSize: 'clamp(1.125rem, 1rem + 0.7vw, 1.5rem)',
    lineHeight: 1.35,
    textWrap: 'balance',
  },
  '& p + p': {
    marginTop: 6,
    color: theme.vars.palette.text.secondary,
    fontFamily: fontFamilies.body,
    fontSize: '0.9375rem',
  },
}));

/** A short testimonial in large type. Decorative: it is also among the cards of the page. */
export function PullQuote({ testimonials }: PullQuoteProps) {
  if (!testimonials) return <Quote aria-hidden="true" />;
  const testimonial = choosePullQuote(testimonials);
  if (!testimonial) return null;
  return (
    <Quote aria-hidden="true">
      <p>{testimonial.message}</p>
      <p>
        {testimonial.name}
        {testimonial._sample && <SampleMark />}
      </p>
    </Quote>
  );
}
