import Skeleton from '@mui/material/Skeleton';
import { CardGrid } from '#src/components/ui/CardGrid.tsx';

interface CardSkeletonsProps {
  /** The number of placeholder cards. Default: 6. */
  count?: number;
}

const placeOf = (_: unknown, place: number) => place;

/**
 * Grey placeholder cards that prevent layout shift while cards load. Decorative.
 *
 * Beside a StatusMessage, which says the same in words; never alone.
 */
export function CardGridSkeleton({ count = 6 }: CardSkeletonsProps) {
  return (
    <CardGrid aria-hidden="true">
      {Array.from({ length: count }, placeOf).map((place) => (
        <li key={place}>
          <Skeleton variant="rounded" height={300} />
        </li>
      ))}
    </CardGrid>
  );
}
