import { styled } from '@mui/material/styles';
import { LOGO_VIEW_BOX, logoMark } from '#brand/logo.ts';
import { pictureSrcSet } from '#contracts/pictureFiles.ts';
import { svgDataUri } from '#src/lib/svgDataUri.ts';
import { colors } from '#src/theme/tokens.ts';

/** The column of an article, or a phone. A lazy picture has 'auto', its real width. */
const SIZES = '(min-width: 800px) 800px, 100vw';

interface BlogImageProps {
  /** A URL that passed `safeImageUrl`. */
  src: string;
  /** The picture in words. Default: none, for a decorative picture. */
  alt?: string | undefined;
  /** Set it for a picture above the fold. Default: lazy. */
  loading?: 'lazy' | 'eager';
  /** True if it takes the height that it needs. Default: that of a card. */
  hasOwnShape?: boolean;
}

/** The logo without its accent, in a colour that is visible in both schemes. */
const mark = svgDataUri(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LOGO_VIEW_BOX}" fill="${colors.lineStrong}" opacity=".55">${logoMark('none')}</svg>`,
);

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1200 / 630',
  // Whole, also a portrait: a cut at top and bottom takes the faces.
  objectFit: 'contain',
  backgroundColor: theme.vars.palette.surfaceSunken,
  // A picture that fails to load has an ::after, which covers its text: see the theme.
  position: 'relative',
  overflow: 'hidden',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundColor: 'inherit',
    backgroundImage: `url('${mark}')`,
    backgroundPosition: 'center',
    backgroundSize: 'min(24%, 96px)',
    backgroundRepeat: 'no-repeat',
  },
}));

/** A portrait of a phone's height still leaves room for a line of text. */
const ownShape = { aspectRatio: 'auto 3 / 2', maxHeight: '85vh' };

/**
 * A blog's picture, whole whatever its shape. If it fails to load, a surface of the same size with
 * a small drawing hides it and its text.
 *
 * Only for the pictures of a blog, on which its text must not depend; use CountryIllustration for a
 * country.
 */
export function BlogImage({
  src,
  alt = '',
  loading = 'lazy',
  hasOwnShape = false,
}: BlogImageProps) {
  const srcSet = pictureSrcSet(src);
  return (
    <Picture
      src={src}
      {...(srcSet && { srcSet, sizes: loading === 'lazy' ? `auto, ${SIZES}` : SIZES })}
      alt={alt}
      width={1200}
      height={630}
      loading={loading}
      decoding="async"
      referrerPolicy="no-referrer"
      {...(hasOwnShape && { style: ownShape })}
    />
  );
}
