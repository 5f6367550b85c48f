import { styled } from '@mui/material/styles';

interface CountryIllustrationProps {
  /** The country, by the last part of its URL. */
  slug: string;
  /** True if it is in the first window of a page. Default: false. */
  isAboveFold?: boolean;
}

/** The illustrations as data URIs, by the path of their file; none in the browser's script. */
const inlineScenes = import.meta.env.SSR
  ? import.meta.glob<string>('#src/content/countries/*/scene.svg', {
      query: '?inline',
      import: 'default',
      eager: true,
    })
  : {};

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/**
 * The illustration of a country. Decorative; it fills its container.
 *
 * At most once for each country on a page; use CountryFlag in a line of text.
 */
export function CountryIllustration({ slug, isAboveFold = false }: CountryIllustrationProps) {
  const inlineScene = isAboveFold && inlineScenes[`/src/content/countries/${slug}/scene.svg`];

  return (
    <Picture
      // The HTML has a data URI, whose paint waits for no request; the browser's script has a path.
      suppressHydrationWarning
      src={inlineScene || `/scenes/${slug}.svg`}
      alt=""
      width={640}
      height={360}
      loading={isAboveFold ? 'eager' : 'lazy'}
      fetchPriority={isAboveFold ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
