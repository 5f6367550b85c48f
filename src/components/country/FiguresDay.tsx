import Typography from '@mui/material/Typography';
import { dayText, FIGURES_PUBLISHED } from '#src/domain/figure.ts';
import { FIGURES_CHECKED } from '#src/domain/source.ts';

interface FiguresDayProps {
  /** True if the last look was more than six months ago. */
  isOutdated: boolean;
}

/**
 * The days on which the rules of a page were published and looked up. It asks to check them when
 * that is more than six months ago.
 *
 * Once on a page, above its figures; use FigureText for one that changes on a known day.
 */
export function FiguresDay({ isOutdated }: FiguresDayProps) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Rules as published by {FIGURES_PUBLISHED}; we looked on{' '}
      <time dateTime={FIGURES_CHECKED}>{dayText(FIGURES_CHECKED)}</time>.
      {isOutdated &&
        ' That is more than six months ago: check the official pages before you decide.'}
    </Typography>
  );
}
