import Skeleton from '@mui/material/Skeleton';

const LINE_WIDTHS = ['96%', '100%', '92%', '98%', '64%'];

/**
 * Grey placeholder lines for a title and a text. Decorative.
 *
 * Always beside a StatusMessage, because screen readers ignore it; use CardGridSkeleton for cards.
 */
export function TextSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton variant="rounded" height={56} width="80%" sx={{ mb: '30px' }} />
      {LINE_WIDTHS.map((width) => (
        <Skeleton key={width} variant="rounded" width={width} height={18} sx={{ my: '12px' }} />
      ))}
    </div>
  );
}
