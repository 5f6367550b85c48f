import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SampleMark } from '#src/components/ui/SampleMark.tsx';
import { languageOf } from '#src/lib/languageOf.ts';
import { radius } from '#src/theme/tokens.ts';

interface TestimonialCardProps {
  /** The name of the student or parent. */
  name: string;
  /** The card adds quotation marks in the place of its own around it. */
  message: string;
  /** The person is invented. */
  isSample?: boolean;
}

/** The marks around a whole message; one that is cut has lost the last. */
const OWN_MARKS = /^["“]([^"“”]*)["”]?$/;

const Figure = styled('figure')(({ theme }) => ({
  padding: 'clamp(20px, 2.4vw, 32px)',
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  minWidth: 0,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTop: `4px solid ${theme.vars.palette.secondary.main}`,
  borderRadius: radius.small,
}));

const Quote = styled('blockquote')({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/**
 * The testimonial of one student or parent, in quotation marks.
 *
 * In a CardGrid on public pages; the dashboard lists testimonials in a table.
 */
export function TestimonialCard({ name, message, isSample = false }: TestimonialCardProps) {
  return (
    <Figure>
      <Quote lang={languageOf(message)}>
        {/* Browsers and Node.js may segment Devanagari differently. */}
        <Typography suppressHydrationWarning>{`“${message.replace(OWN_MARKS, '$1')}”`}</Typography>
      </Quote>
      <Typography
        component="figcaption"
        sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}
        variant="body2"
      >
        {name}
        {isSample && <SampleMark />}
      </Typography>
    </Figure>
  );
}
