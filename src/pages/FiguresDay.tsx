import Typography from '@mui/material/Typography';
import { nepalDay } from '#contracts/nepalDay.ts';
import { dayText, FIGURES_PUBLISHED, isOutdated } from '#src/domain/figure.ts';
import { FIGURES_CHECKED } from '#src/domain/source.ts';
import { useClock } from '#src/lib/useClock.ts';

/**
 * The days on which the rules of a page were published and looked up. It asks to check them when
 * that is more than six months ago.
 */
export function FiguresDay() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Rules as published up to {FIGURES_PUBLISHED}. We last checked on{' '}
      <time dateTime={FIGURES_CHECKED}>{dayText(FIGURES_CHECKED)}</time>.
      {useClock((now) => isOutdated(nepalDay(now)), false) &&
        ' That is more than six months ago: check the official pages before you decide.'}
    </Typography>
  );
}
