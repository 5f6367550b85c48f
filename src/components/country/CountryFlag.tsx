import { styled } from '@mui/material/styles';
import { radius, shadows } from '#src/theme/tokens.ts';

interface CountryFlagProps {
  /** The country, by the last part of its URL. */
  slug: string;
  /** Set it in a menu, whose flags the browser then loads when it opens. Default: eager. */
  loading?: 'eager' | 'lazy';
}

const Flag = styled('img')({
  display: 'block',
  flex: 'none',
  width: 28,
  height: 20,
  borderRadius: radius.tiny,
  // A thin border, so that a white flag is visible on a light background.
  boxShadow: shadows.outline,
});

/**
 * A small flag of a country. Decorative.
 *
 * Always beside the name of the country.
 */
export function CountryFlag({ slug, loading = 'eager' }: CountryFlagProps) {
  return (
    <Flag
      src={`/flags/${slug}.svg`}
      alt=""
      width={28}
      height={20}
      loading={loading}
      decoding="async"
    />
  );
}
