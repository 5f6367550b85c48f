import { styled } from '@mui/material/styles';
import { pictureSrcSet } from '#contracts/pictures.ts';
import { svgDataUri } from '#src/lib/svgDataUri.ts';
import { colors } from '#src/theme/tokens.ts';

/** An article's column, or a phone. A browser that loads the picture late knows its width: 'auto'. */
const SIZES = '(min-width: 800px) 800px, 100vw';

interface BlogImageProps {
  /** A URL that passed `safeImageUrl`. */
  src: string;
  /** Set it for a picture above the fold. Default: lazy. */
  loading?: 'lazy' | 'eager';
}

/** The two peaks of the logo, in a colour that is visible in both schemes. */
const peaks = svgDataUri(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="${colors.lineStrong}" opacity=".55"><path d="M1 28 10.5 9l6 9.5c-2.5 1.9-4.3 3.2-3 5.2.9 1.4 1.5 2.5.6 4.3ZM18.6 28c1.2-2.5-.4-3.7-1-4.8-.7-1.3.6-2 2.3-3.6L23.5 13 31 28Z"/></svg>`,
);

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1200 / 630',
  // Whole, a portrait too: a cut at top and bottom takes the faces.
  objectFit: 'contain',
  backgroundColor: (theme.vars ?? theme).palette.surfaceSunken,
  // Shown only if the picture fails to load: see the theme.
  '&::after': {
    backgroundImage: `url('${peaks}')`,
    backgroundPosition: 'center',
    backgroundSize: 'min(24%, 96px)',
    backgroundRepeat: 'no-repeat',
  },
}));

/**
 * A blog's picture, decorative. If it fails to load, a surface of the same size with a small drawing
 * is in its place.
 *
 * Only for the picture of a blog; the text must not depend on it.
 */
export function BlogImage({ src, loading = 'lazy' }: BlogImageProps) {
  const srcSet = pictureSrcSet(src);
  return (
    <Picture
      src={src}
      {...(srcSet && { srcSet, sizes: loading === 'lazy' ? `auto, ${SIZES}` : SIZES })}
      alt=""
      width={1200}
      height={630}
      loading={loading}
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}
