import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useDeferredValue, useId } from 'react';
import { safeImageUrl } from '#src/domain/imageUrl.ts';
import { plainText } from '#src/domain/plainText.ts';
import { radius } from '#src/theme/tokens.ts';
import { BlogCard } from './BlogCard.tsx';
import { BlogImage } from './BlogImage.tsx';
import { BlogText } from './BlogText.tsx';

interface BlogPreviewProps {
  /** The title. */
  title: string;
  /** The author's name. */
  author?: string | undefined;
  /** The text. */
  content: string;
  /** The format: '' for plain. */
  format: '' | 'markdown';
  /** The address of the picture; one that no page may load is not shown. */
  imageUrl?: string | undefined;
}

const Root = styled('section')({ display: 'grid', gap: 16, minWidth: 0, alignContent: 'start' });

const Page = styled('div')(({ theme }) => ({
  minWidth: 0,
  maxHeight: 'max(70vh, 480px)',
  overflow: 'auto',
  padding: 'clamp(16px, 2vw, 24px)',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.small,
  backgroundColor: theme.vars.palette.background.default,
  overflowWrap: 'anywhere',
}));

/** A click must not leave what is being written. */
function stayHere(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/**
 * A blog as its page and its card will show it. Its links lead nowhere. Empty before something is
 * written.
 *
 * Beside the form in which the blog is written.
 *
 * **Keyboard:** The page is scrolled with the arrow keys.
 *
 * **Screen reader:** A region named 'Preview'. The card is silent, because it repeats the page.
 */
export function BlogPreview(props: BlogPreviewProps) {
  const headingId = useId();
  const { title, author, content, format, ...picture } = useDeferredValue(props);
  const imageUrl = safeImageUrl(picture.imageUrl, window.location.origin);
  if (title.trim() === '' && content.trim() === '') return null;
  return (
    <Root aria-labelledby={headingId}>
      <Typography variant="h4" component="h2" id={headingId}>
        Preview
      </Typography>
      <Page role="group" aria-label="Page" tabIndex={0} onClickCapture={stayHere}>
        <Typography variant="h2" component="p" sx={{ mb: 1 }}>
          {title || 'Title'}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {`By ${author || 'Unknown Author'}`}
        </Typography>
        {imageUrl && (
          <Box sx={{ mb: 4 }}>
            <BlogImage src={imageUrl} />
          </Box>
        )}
        <BlogText text={content} format={format || undefined} />
      </Page>
      <div inert>
        <BlogCard
          title={title || 'Title'}
          author={author || undefined}
          content={plainText(content, format || undefined)}
          imageUrl={imageUrl}
          href=""
        />
      </div>
    </Root>
  );
}
