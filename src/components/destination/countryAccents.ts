import { accents } from '#src/theme/accents.ts';

/** Sets `--accent` on the elements inside that name a country: `data-country="uk"`. */
export const countryAccents = Object.fromEntries(
  Object.entries(accents).map(([slug, { onPaper, onNight }]) => [
    `& [data-country="${slug}"]`,
    {
      '--accent': onPaper,
      '[data-scheme="dark"] &': { '--accent': onNight },
      '@media print': { '--accent': `${onPaper} !important` },
    },
  ]),
);
