import { nepalDay } from '#contracts/nepalDay.ts';
import { formatNepalDay, nepalClock, WEEKDAYS } from './nepalTime.ts';
import { formatTime, MINUTES_OF_DAY, minutesOf, type OfficeHours } from './officeHours.ts';

const MS_OF_DAY = MINUTES_OF_DAY * 60_000;
/** The days within which the next opening is looked for: longer than any festival. */
const DAYS_AHEAD = 21;

/** True if the office is open at a moment, and a text: 'Open now' or 'Opens Sunday 10:00 AM'. */
export function officeStatus(
  moment: Date,
  { spans, holidays = [] }: OfficeHours,
): { isOpen: boolean; text: string } {
  const { weekday, hour, minute } = nepalClock(moment);
  const now = hour * 60 + minute;
  const momentOf = (ahead: number) => new Date(moment.getTime() + ahead * MS_OF_DAY);
  const holidayOn = (ahead: number) =>
    holidays.find(({ day }) => day === nepalDay(momentOf(ahead)));
  /** The openings `ahead` days from today, with their minutes from today's midnight. */
  const openingsOn = (ahead: number) =>
    spans
      .filter(({ days }) => !holidayOn(ahead) && days.includes((weekday + ahead + 7) % 7))
      .map(({ opens, closes }) => ({
        ahead,
        opens,
        start: ahead * MINUTES_OF_DAY + minutesOf(opens),
        end: ahead * MINUTES_OF_DAY + minutesOf(closes),
      }));
  // From yesterday on, which may end today.
  const openings = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => openingsOn(index - 1))
    .flat()
    .toSorted((a, b) => a.start - b.start);
  if (openings.some(({ start, end }) => start <= now && now < end)) {
    return { isOpen: true, text: 'Open now' };
  }
  const holiday = holidayOn(0);
  const reason = holiday ? `Closed for ${holiday.name}. ` : '';
  const next = openings.find(({ start }) => start > now);
  if (!next) return { isOpen: false, text: holiday ? `Closed for ${holiday.name}` : 'Closed' };
  const { ahead, opens } = next;
  const day = ahead > 6 ? formatNepalDay(momentOf(ahead)) : WEEKDAYS[(weekday + ahead) % 7];
  return {
    isOpen: false,
    text: `${reason}Opens ${ahead === 0 ? 'today' : day} ${formatTime(opens)}`,
  };
}
