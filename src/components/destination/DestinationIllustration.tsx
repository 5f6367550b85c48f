import { styled } from '@mui/material/styles';
import type { DestinationSlug } from '#src/domain/destination.ts';

interface DestinationSceneProps {
  slug: DestinationSlug;
  /** Fetched at once where the scene is what a page opens with. Default: lazy. */
  loading?: 'lazy' | 'eager';
}

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/**
 * A country as the house draws it. Decorative; it fills the box it is given.
 *
 * Once for a country on a page; in a line of text use CountryFlag.
 */
export function DestinationIllustration({ slug, loading = 'lazy' }: DestinationSceneProps) {
  return (
    <Picture
      src={`/scenes/${slug}.svg`}
      alt=""
      width={640}
      height={360}
      loading={loading}
      decoding="async"
    />
  );
}
