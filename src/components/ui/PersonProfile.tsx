import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SampleMark } from './SampleMark.tsx';

interface PersonProfileProps {
  /** The person's full name. */
  name: string;
  /** The person's position, such as 'Founder'. */
  role: string;
  /** The paragraphs of the introduction, as plain text. */
  paragraphs: readonly string[];
  /** In the person's own words, without quotation marks. */
  quote: string;
  /** The person is invented. */
  isSample?: boolean;
}

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 4vw, 72px)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'start',
  },
}));

const Quote = styled('blockquote')(({ theme }) => ({
  margin: 0,
  paddingLeft: 'clamp(16px, 2vw, 28px)',
  borderLeft: `4px solid ${theme.vars.palette.secondary.main}`,
  fontFamily: theme.typography.h1.fontFamily ?? 'inherit',
  fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 2rem)',
  fontWeight: 500,
  lineHeight: 1.3,
  textWrap: 'balance',
}));

/**
 * Introduces a member of staff: a quotation, name, role, and a few paragraphs.
 *
 * For staff only; use TestimonialCard for students.
 */
export function PersonProfile({
  name,
  role,
  paragraphs,
  quote,
  isSample = false,
}: PersonProfileProps) {
  return (
    <Layout>
      <figure>
        <Quote>{`“${quote}”`}</Quote>
        <Typography component="figcaption" sx={{ mt: 2.5, fontWeight: 700 }}>
          {name}
          {isSample && <SampleMark />}
          <Typography component="span" color="text.secondary" sx={{ display: 'block' }}>
            {role}
          </Typography>
        </Typography>
      </figure>
      <div>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph} sx={{ mb: 2 }}>
            {paragraph}
          </Typography>
        ))}
      </div>
    </Layout>
  );
}
