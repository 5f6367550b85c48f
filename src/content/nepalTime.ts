import { site } from './site.ts';

/** A moment on the clock in Kathmandu, such as '21 Nov 2026, 14:05'. */
export function nepalTime(moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: site.hours.timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);
}
