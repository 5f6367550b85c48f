import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Blog } from '#src/api/contract.ts';
import { safeImageUrl } from '#src/api/imageUrl.ts';
import { BlogImage } from '#src/components/BlogImage.tsx';
import { readingMinutes } from '#src/components/readingTime.ts';
import { ShareLinks } from '#src/components/ShareLinks.tsx';
import { WhenSeen } from '#src/components/WhenSeen.tsx';
import { blogSummary } from '#src/content/blogSummary.ts';
import { paths } from '#src/content/paths.ts';
import { blogPosting } from '#src/content/structuredData.ts';
import { PageMeta } from '../PageMeta.tsx';
import { useSiteOrigin } from '../useSiteOrigin.ts';
import { BlogNeighbours } from './BlogNeighbours.tsx';

const Content = styled('div')({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '1.125rem',
  lineHeight: 1.7,
});

/** A blog as it was loaded: title, author, picture, the whole text, and the ways on from it. */
export function BlogArticle({ blog }: { blog: Blog }) {
  const { _id, title, content, author } = blog;
  const imageUrl = safeImageUrl(blog.imageUrl, useSiteOrigin());
  return (
    <>
      <article>
        <PageMeta
          title={title}
          description={blogSummary(content)}
          path={paths.blog(_id)}
          things={[blogPosting(blog, imageUrl)]}
          image={imageUrl}
          type="article"
        />
        <Typography
          variant="h1"
          tabIndex={-1}
          sx={{ fontSize: 'clamp(2rem, 1.5rem + 2.4vw, 3.25rem)', overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 2, mb: 3 }}>
          <span>{`By ${author ?? 'Unknown Author'}`}</span>
          {' · '}
          <span>{`${readingMinutes(content)} min read`}</span>
        </Typography>
        {imageUrl && (
          <Box sx={{ mb: 4, borderRadius: 1, overflow: 'hidden' }}>
            <BlogImage src={imageUrl} loading="eager" />
          </Box>
        )}
        <Content>{content}</Content>
      </article>
      <Divider className="no-print" sx={{ mt: 6, mb: 3 }} />
      <ShareLinks title={title} />
      <Box sx={{ mt: 4 }}>
        <WhenSeen key={_id}>
          <BlogNeighbours id={_id} />
        </WhenSeen>
      </Box>
    </>
  );
}
