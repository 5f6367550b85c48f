import type { Accent } from '#src/domain/country.ts';
import { colors } from '#src/theme/tokens.ts';

const ofBrand: Accent = { onPaper: colors.brand, onNight: colors.brandLight };

/** The style of an element whose content has this accent, together with {@link accentScope}. */
export const accentStyle = ({ onPaper, onNight } = ofBrand) => ({
  '--accent-on-paper': onPaper,
  '--accent-on-night': onNight,
});

/**
 * Sets `--accent` to the nearest {@link accentStyle}. Dark sections of the light scheme also
 * need the accent for dark surfaces.
 */
export const accentScope = {
  '--accent': 'var(--accent-on-paper)',
  '[data-scheme="dark"] &, & [data-scheme="dark"]': { '--accent': 'var(--accent-on-night)' },
  '@media print': { '--accent': 'var(--accent-on-paper) !important' },
} as const;
