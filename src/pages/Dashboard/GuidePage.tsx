import { styled } from '@mui/material/styles';
import { BlogText } from '#src/components/blog/BlogText.tsx';
import { PrintButton } from '#src/components/ui/PrintButton.tsx';
import type { ServerProps } from '../ServerProps.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import serverText from './server/staffGuide.md?raw';
import text from './staffGuide.md?raw';

/** Smaller on paper, so that the guide has two pages. */
const Guide = styled('div')({
  maxWidth: '70ch',
  marginTop: 32,
  '& > * + *': { marginTop: '1.6em' },
  '@media print': {
    maxWidth: 'none',
    marginTop: 16,
    '&& > *': { fontSize: '0.8125rem', lineHeight: 1.45 },
    '&& h2': { fontSize: '1.125rem' },
    // Beside the page's own limit, which is in the element.
    '& img': { width: 'auto', maxHeight: '5.6cm !important' },
  },
});

/** The staff's guide to the site, in their words, on two printed pages. */
export default function GuidePage({ hasServer = import.meta.env.HAS_SERVER }: ServerProps) {
  return (
    <DashboardScreen heading="Staff guide" lead="Two pages, to read once and to print.">
      <PrintButton />
      <Guide>
        <BlogText text={text} format="markdown" isOurs />
        {hasServer && <BlogText text={serverText} format="markdown" isOurs />}
      </Guide>
    </DashboardScreen>
  );
}
