const OFFSET_MS = 345 * 60_000;

/** A date whose UTC fields are the local time in Kathmandu. */
export const nepalDate = (moment: Date): Date => new Date(moment.getTime() + OFFSET_MS);

/** The ISO day of a moment in Kathmandu: '2025-11-18'. */
export const nepalDay = (moment: Date): string => nepalDate(moment).toISOString().slice(0, 10);
