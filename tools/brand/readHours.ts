import type { OpeningSpan } from '#src/domain/officeHours.ts';

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const dayOf = (name: string) => names.indexOf(name.trim().slice(0, 3).toLowerCase());

/** 'Sun-Fri' as 0 to 5; undefined if it names no days. */
function readDays(text: string): number[] | undefined {
  if (/^(every day|daily)$/i.test(text.trim())) return [0, 1, 2, 3, 4, 5, 6];
  const days = text.split(/,| and /).flatMap((part) => {
    const [first = -1, last = first] = part.split(/-|–| to /).map(dayOf);
    if (first < 0 || last < 0) return [-1];
    const count = ((last - first + 7) % 7) + 1;
    return Array.from({ length: count }, (_, index) => (first + index) % 7);
  });
  return days.includes(-1) ? undefined : days;
}

const time = String.raw`(\d{1,2}):(\d\d)`;
const line = new RegExp(String.raw`^(.+?),?\s+${time}\s*(?:-|–|to)\s*${time}$`);

/** Reads 'Sun-Fri 9:30-17:00'; undefined if it is written in another way. */
export function readHours(text: string): OpeningSpan | undefined {
  const [, dayText = '', ...times] = line.exec(text.trim()) ?? [];
  const days = readDays(dayText);
  const [opensHour = '', opensMinute = '', closesHour = '', closesMinute = ''] = times;
  if (!days || Number(opensMinute) > 59 || Number(closesMinute) > 59) return undefined;
  return {
    days,
    opens: `${opensHour.padStart(2, '0')}:${opensMinute}`,
    closes: `${closesHour.padStart(2, '0')}:${closesMinute}`,
  };
}
