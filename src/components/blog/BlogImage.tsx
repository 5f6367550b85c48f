import { styled } from '@mui/material/styles';
import { useState } from 'react';

interface BlogImageProps {
  /** A URL that passed `safeImageUrl`. */
  src: string;
  /** Set it for a picture above the fold. Default: lazy. */
  loading?: 'lazy' | 'eager';
}

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1200 / 630',
  objectFit: 'cover',
  backgroundColor: (theme.vars ?? theme).palette.surfaceSunken,
}));

/**
 * A blog's picture, decorative. It is removed if it fails to load.
 *
 * Only for the picture of a blog; the text must not depend on it.
 */
export function BlogImage({ src, loading = 'lazy' }: BlogImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (failedSrc === src) return null;
  return (
    <Picture
      src={src}
      alt=""
      width={1200}
      height={630}
      loading={loading}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedSrc(src)}
    />
  );
}
