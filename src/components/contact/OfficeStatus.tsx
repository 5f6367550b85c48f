import { styled } from '@mui/material/styles';
import type { OfficeHours } from '#src/domain/officeHours.ts';
import { officeStatus } from '#src/domain/officeStatus.ts';
import { useNow } from '#src/lib/useClock.ts';

interface OfficeStatusProps {
  /** The office's weekly opening hours, in the office's time zone. */
  hours: OfficeHours;
}

const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: '1.6em',
  fontWeight: 600,
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: '50%',
    border: '2px solid currentColor',
  },
  '&[data-open="true"]': { color: theme.vars.palette.success.main },
  '&[data-open="true"]::before': { backgroundColor: 'currentColor' },
}));

/**
 * 'Open now' or when the office opens next, in the office's time zone.
 *
 * Always beside the opening hours.
 *
 * **Screen reader:** The sentence, where it stands; it is not announced when it changes.
 */
export function OfficeStatus({ hours }: OfficeStatusProps) {
  const now = useNow();
  const status = now && officeStatus(now, hours);
  // Reserves the space until the time is known.
  return (
    <Line data-open={status?.isOpen ?? false} sx={{ visibility: status ? 'visible' : 'hidden' }}>
      {status?.text ?? 'Open now'}
    </Line>
  );
}
