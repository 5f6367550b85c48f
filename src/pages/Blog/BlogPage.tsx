import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { site } from '#brand/site.ts';
import { useBlog } from '#src/api/blogs.ts';
import { LoadingState } from '#src/components/feedback/LoadingState.tsx';
import { StaleDataNotice } from '#src/components/feedback/StaleDataNotice.tsx';
import { paths } from '#src/pageTable.ts';
import { PageMeta } from '../PageMeta.tsx';
import { BlogArticle } from './BlogArticle.tsx';

const Frame = styled(Container)({
  paddingBlock: 'clamp(28px, 5vw, 64px) clamp(48px, 7vw, 96px)',
  '&& > *': { maxWidth: '65ch', marginInline: 'auto' },
}) as typeof Container;

const LINE_WIDTHS = ['96%', '100%', '92%', '98%', '64%'];

/** Grey lines in the place of a title and a text. */
const skeleton = (
  <div aria-hidden="true">
    <Skeleton variant="rounded" height={56} width="80%" sx={{ mb: '30px' }} />
    {LINE_WIDTHS.map((width) => (
      <Skeleton key={width} variant="rounded" width={width} height={18} sx={{ my: '12px' }} />
    ))}
  </div>
);

/** One blog, by the id in the URL. The `key` remounts the page for another id. */
export default function BlogPage() {
  const { id = '' } = useParams();
  return <BlogById key={id} id={id} />;
}

function BlogById({ id }: { id: string }) {
  const { data: blog, isLoading, stale, reload } = useBlog(id);

  return (
    <Frame>
      <Typography className="no-print" sx={{ mb: 4 }}>
        <Link href={paths.blogs}>← Back to Blogs</Link>
      </Typography>
      {stale && <StaleDataNotice {...stale} onRetry={reload} />}
      {isLoading ? (
        <>
          <PageMeta title="Blog" description={site.description} />
          <HiddenHeading />
          <LoadingState
            message="Loading blog..."
            skeleton={skeleton}
            site={site}
            otherPage={{ label: 'all blogs', href: paths.blogs }}
          />
        </>
      ) : blog === undefined ? (
        <>
          <PageMeta title="Blog" />
          <HiddenHeading />
          <div>
            <Typography role="alert" variant="subtitle1" color="error">
              Failed to load blog. Please try again later.
            </Typography>
            <Box sx={{ display: 'flex', mt: 3, gap: 1.5, flexWrap: 'wrap' }}>
              <Button variant="contained" onClick={reload}>
                Try again
              </Button>
              <Button variant="outlined" href={`tel:${site.phone.tel}`}>
                Call {site.phone.display}
              </Button>
            </Box>
          </div>
        </>
      ) : blog === null ? (
        <>
          <PageMeta title="Blog not found" />
          {/* Else its width would follow the letters of the heading. */}
          <div>
            <Typography variant="h1" tabIndex={-1}>
              Blog not found.
            </Typography>
          </div>
        </>
      ) : (
        <BlogArticle blog={blog} />
      )}
    </Frame>
  );
}

/** The heading until there is a title. Its focus moves to the heading that replaces it. */
function HiddenHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const { current } = heading;
    return () => {
      if (document.activeElement !== current) return;
      // As soon as the new heading is in the page.
      queueMicrotask(() => document.querySelector('h1')?.focus({ preventScroll: true }));
    };
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="visually-hidden">
      Blog
    </h1>
  );
}
