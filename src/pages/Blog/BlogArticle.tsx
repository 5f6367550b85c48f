import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { Blog } from '#contracts/blog.ts';
import { lastChangeOf, publishedAt } from '#contracts/ids.ts';
import { pictureCard } from '#contracts/pictureFiles.ts';
import { BlogImage } from '#src/components/blog/BlogImage.tsx';
import { BlogText } from '#src/components/blog/BlogText.tsx';
import { SampleMark } from '#src/components/ui/SampleMark.tsx';
import { ShareButtons } from '#src/components/ui/ShareButtons.tsx';
import { blogPosting } from '#src/content/blogPosting.ts';
import { blogSummary } from '#src/domain/blogSummary.ts';
import { contactPath } from '#src/domain/contactLink.ts';
import { safeImageUrl } from '#src/domain/imageUrl.ts';
import { formatNepalDay } from '#src/domain/nepalTime.ts';
import { plainText } from '#src/domain/plainText.ts';
import { readingMinutes } from '#src/domain/readingTime.ts';
import { languageOf } from '#src/lib/languageOf.ts';
import { paths } from '#src/pageTable.ts';
import { radius } from '#src/theme/tokens.ts';
import { PageMeta } from '../PageMeta.tsx';
import { useSiteOrigin } from '../useSiteOrigin.ts';
import { AdjacentPosts } from './AdjacentPosts.tsx';

/** A time, shown as its day in Kathmandu. */
const Day = ({ time }: { time: Date }) => (
  <time dateTime={time.toISOString()}>{formatNepalDay(time)}</time>
);

/** The picture of the blog's social card; undefined for one that WhatsApp does not show. */
const cardOf = (imageUrl = '') =>
  pictureCard(imageUrl) ?? (/^https:(?!.*\.(?:webp|avif)\b)/.test(imageUrl) ? imageUrl : undefined);

/** A blog with its days, picture and text, 'Ask us', share buttons and other blogs. */
export function BlogArticle({ blog }: { blog: Blog }) {
  const { _id, title, content, format, author, imageAlt, _sample } = blog;
  const plain = plainText(content, format);
  const date = publishedAt(blog);
  const changed = lastChangeOf(blog);
  const isChangedLater = changed && (!date || formatNepalDay(changed) !== formatNepalDay(date));
  const imageUrl = safeImageUrl(blog.imageUrl, useSiteOrigin());
  const card = cardOf(imageUrl);
  return (
    <>
      <article>
        <PageMeta
          title={title}
          description={blogSummary(plain)}
          path={paths.blog(_id)}
          jsonLd={[blogPosting({ ...blog, content: plain }, imageUrl)]}
          image={card}
          imageAlt={card && imageAlt}
          type="article"
        />
        <Typography
          variant="h1"
          lang={languageOf(title)}
          tabIndex={-1}
          sx={{
            fontSize: 'min(clamp(2rem, 1.5rem + 2.4vw, 3.25rem), 14vw)',
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 2, mb: 3 }}>
          <span>{`By ${author ?? 'Unknown Author'}`}</span>
          {_sample && <SampleMark />}
          {' · '}
          {/* Together, or the last dot would change its line when the fonts come. */}
          <Box component="span" sx={{ display: 'inline-block' }}>
            {date && (
              <>
                <Day time={date} />
                {' · '}
              </>
            )}
            {isChangedLater && (
              <>
                {'Changed on '}
                <Day time={changed} />
                {' · '}
              </>
            )}
            {`${readingMinutes(plain)} min read`}
          </Box>
        </Typography>
        {imageUrl && (
          <Box sx={{ mb: 4, borderRadius: `${radius.small}px`, overflow: 'hidden' }}>
            <BlogImage src={imageUrl} alt={imageAlt} loading="eager" />
          </Box>
        )}
        <BlogText text={content} format={format} />
      </article>
      <Divider className="no-print" sx={{ mt: 6, mb: 3 }} />
      <Box
        className="no-print"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 3 }}
      >
        <Typography>Do you have a question about this?</Typography>
        <Button variant="contained" href={contactPath(title)}>
          Ask us
        </Button>
      </Box>
      <ShareButtons title={title} />
      <Box sx={{ mt: 4 }}>
        <AdjacentPosts key={_id} id={_id} />
      </Box>
    </>
  );
}
