import { styled } from '@mui/material/styles';

interface CountryIllustrationProps {
  /** The country, by the last part of its URL. */
  slug: string;
  /** True if it is in the first window of a page. Default: false. */
  isAboveFold?: boolean;
}

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
  return (
    <Picture
      src={`/scenes/${slug}.svg`}
      alt=""
      width={640}
      height={360}
      loading={isAboveFold ? 'eager' : 'lazy'}
      fetchPriority={isAboveFold ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
