import { styled } from '@mui/material/styles';
import { radius, shadows } from '#src/theme/tokens.ts';

interface CountryFlagProps {
  /** The country, by the last part of its URL. */
  slug: string;
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
export function CountryFlag({ slug }: CountryFlagProps) {
  return (
    <Flag
      src={`/flags/${slug}.svg`}
      alt=""
      width={28}
      height={20}
      loading="lazy"
      decoding="async"
    />
  );
}
