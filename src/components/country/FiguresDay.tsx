import Typography from '@mui/material/Typography';
import { dayText } from '#src/domain/figure.ts';

interface FiguresDayProps {
  /** An ISO day. */
  day: string;
}

/**
 * Says the day for which fees and rules are shown.
 *
 * Above figures that change by law.
 */
export function FiguresDay({ day }: FiguresDayProps) {
  return (
    <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
      Fees and rules of governments as we know them for <time dateTime={day}>{dayText(day)}</time>,
      in Nepal.
    </Typography>
  );
}
