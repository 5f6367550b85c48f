import Skeleton from '@mui/material/Skeleton';
import { CardGrid } from '#src/components/ui/CardGrid.tsx';

const COUNT = 6;

/**
 * Grey placeholder cards that prevent layout shift while cards load. Decorative.
 *
 * Always beside a StatusMessage, because screen readers ignore it.
 */
export function CardGridSkeleton() {
  return (
    <CardGrid aria-hidden="true">
      {Array.from({ length: COUNT }, (_, index) => index).map((index) => (
        <li key={index}>
          <Skeleton variant="rounded" height={300} />
        </li>
      ))}
    </CardGrid>
  );
}
