import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Source } from '#src/domain/source.ts';

interface SourceNoteProps {
  /** Where the figures above it come from; each is named once. */
  sources: readonly Source[];
}

/**
 * The small print that names where figures come from, with their year. Without sources it is not
 * there.
 *
 * Under every figure that is not the reader's own; opinions need none.
 */
export function SourceList({ sources }: SourceNoteProps) {
  if (sources.length === 0) return null;
  const unique = [...new Map(sources.map((source) => [source.label, source])).values()];
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
      {unique.length > 1 ? 'Sources: ' : 'Source: '}
      {unique.map((source, index) => (
        <span key={source.label}>
          {index > 0 && ' · '}
          {source.url ? <Link href={source.url}>{source.label}</Link> : source.label}
          {!source.label.includes(String(source.year)) && ` (${source.year})`}
        </span>
      ))}
    </Typography>
  );
}
