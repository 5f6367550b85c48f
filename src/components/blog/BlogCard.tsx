import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { SampleMark } from '#src/components/ui/SampleMark.tsx';
import { CARD_PREVIEW_LENGTH, preview } from '#src/domain/textPreview.ts';
import { languageOf } from '#src/lib/languageOf.ts';
import { canHover, motion, radius } from '#src/theme/tokens.ts';
import { BlogImage } from './BlogImage.tsx';

interface BlogCardProps {
  /** The blog's title: the text of the link. */
  title: string;
  /** The blog's text; the first 150 characters are shown. */
  content: string;
  /** The author's name; without it none is shown. */
  author?: string | undefined;
  /** The author is invented. */
  isSample?: boolean;
  /** A URL that passed `safeImageUrl`. */
  imageUrl?: string | undefined;
  /** The path of the blog's page. */
  href: string;
}

const Article = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.small,
  transition: `border-color ${motion.fast}ms`,
  [canHover]: { '&:hover': { borderColor: theme.vars.palette.primary.main } },
}));

const Text = styled('div')({
  padding: 'clamp(20px, 2.2vw, 28px)',
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  flexGrow: 1,
  overflowWrap: 'anywhere',
});

/** The whole card is the click target; only the link is in the tab order. */
const CardLink = styled(Link)({
  marginTop: 'auto',
  paddingTop: 8,
  alignSelf: 'start',
  fontWeight: 700,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

/**
 * A blog in a list: picture, title, author, the beginning of the text, and a link to the blog.
 *
 * In a CardGrid on public pages; use AdminItem in the dashboard.
 *
 * **Screen reader:** An article named by its title, and the link 'Read More about' with the title,
 * so that it makes sense in a list of links. The picture is silent.
 */
export function BlogCard({
  title,
  content,
  author,
  isSample = false,
  imageUrl,
  href,
}: BlogCardProps) {
  const titleId = useId();
  return (
    <Article aria-labelledby={titleId}>
      {imageUrl && <BlogImage src={imageUrl} />}
      <Text>
        <Typography variant="h3" id={titleId} lang={languageOf(title)}>
          {title}
        </Typography>
        {author && (
          <Typography variant="body2" color="text.secondary">
            {`By ${author}`}
            {isSample && <SampleMark />}
          </Typography>
        )}
        {/* Browsers and Node.js may segment Devanagari differently. */}
        <Typography lang={languageOf(content)} suppressHydrationWarning>
          {preview(content, CARD_PREVIEW_LENGTH)}
        </Typography>
        <CardLink href={href}>
          Read More
          {/* Screen readers list the links of a page without their cards. */}
          <span className="visually-hidden" lang={languageOf(title)}>
            {` about ${title}`}
          </span>
        </CardLink>
      </Text>
    </Article>
  );
}
