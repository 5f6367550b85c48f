import Skeleton from '@mui/material/Skeleton';

const LINE_WIDTHS = ['96%', '100%', '92%', '98%', '64%'];

/**
 * Grey placeholder lines for a title and a text. Decorative.
 *
 * Always beside a StatusMessage, because screen readers ignore it.
 */
export function TextSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton variant="rounded" height={56} width="80%" sx={{ mb: 3 }} />
      {LINE_WIDTHS.map((width) => (
        <Skeleton key={width} width={width} height={30} />
      ))}
    </div>
  );
}
