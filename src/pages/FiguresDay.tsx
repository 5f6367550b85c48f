import Typography from '@mui/material/Typography';
import { nepalDay } from '#contracts/nepalDay.ts';
import { dayText, type Figure, isOutdated, lastLook } from '#src/domain/figure.ts';
import { FIGURES_CHECKED, FIGURES_PUBLISHED } from '#src/domain/source.ts';
import { useClock } from '#src/lib/useClock.ts';

/**
 * The day on which the rules of a page were looked up, and whether that is more than six months ago.
 */
export function FiguresDay({ figures }: { figures: readonly Figure[] }) {
  const checked = lastLook(figures);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {checked === FIGURES_CHECKED && `Rules as published up to ${FIGURES_PUBLISHED}. `}We last
      checked on <time dateTime={checked}>{dayText(checked)}</time>.
      {useClock((now) => isOutdated(checked, nepalDay(now)), false) &&
        ' That is more than six months ago.'}
      {' Read the official page before you pay, above all where we say ‘likely’.'}
    </Typography>
  );
}
