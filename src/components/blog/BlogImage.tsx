import { styled } from '@mui/material/styles';
import { useState } from 'react';

interface BlogImageProps {
  /** An address that the page has found safe to load. */
  src: string;
  /** Fetched at once where the picture is what the page opens with. Default: lazy. */
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
 * A blog's picture, decorative. One that fails to load is not there.
 *
 * For a blog's own picture only: what it shows must also stand in the text.
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
