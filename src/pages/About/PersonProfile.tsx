import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SampleMark } from '#src/components/ui/SampleMark.tsx';
import type { Founder } from '#src/domain/site.ts';

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
  paddingLeft: 'clamp(16px, 2vw, 28px)',
  borderLeft: `4px solid ${theme.vars.palette.secondary.main}`,
  fontFamily: theme.typography.h1.fontFamily ?? 'inherit',
  fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 2rem)',
  fontWeight: 500,
  lineHeight: 1.3,
  textWrap: 'balance',
}));

/** Introduces the founder: a quotation, name, role, and a few paragraphs. */
export function PersonProfile({ name, role, paragraphs, quote, _sample }: Founder) {
  return (
    <Layout>
      <figure>
        <Quote>{`“${quote}”`}</Quote>
        <Typography component="figcaption" sx={{ mt: 2.5, fontWeight: 700 }}>
          {name}
          {_sample && <SampleMark />}
          <Typography component="span" color="text.secondary" sx={{ display: 'block' }}>
            {role}
          </Typography>
        </Typography>
      </figure>
      <div>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph} sx={{ mb: 2, maxWidth: '65ch' }}>
            {paragraph}
          </Typography>
        ))}
      </div>
    </Layout>
  );
}
