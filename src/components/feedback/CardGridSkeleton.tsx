import Skeleton from '@mui/material/Skeleton';
import { CardGrid } from '#src/components/ui/CardGrid.tsx';

interface CardGridSkeletonProps {
  /** The number of placeholder cards. Default: 6. */
  count?: number;
}

/**
 * Grey placeholder cards that prevent layout shift while cards load. Decorative.
 *
 * Always beside a StatusMessage, because screen readers ignore it.
 */
export function CardGridSkeleton({ count = 6 }: CardGridSkeletonProps) {
  return (
    <CardGrid aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <li key={index}>
          <Skeleton variant="rounded" height={300} />
        </li>
      ))}
    </CardGrid>
  );
}
