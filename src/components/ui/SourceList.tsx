import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Source } from '#src/domain/source.ts';

interface SourceListProps {
  /** The sources of the figures above; duplicates are listed once. */
  sources: readonly Source[];
}

/**
 * The small print that names the sources of figures, with their year. Renders nothing without
 * sources.
 *
 * Below every figure that has a source.
 */
export function SourceList({ sources }: SourceListProps) {
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
