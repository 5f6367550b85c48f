import { colors } from '#src/theme/tokens.ts';

/** Every background of text in the light scheme. */
export const lightSurfaces = [colors.paper, colors.paperRaised, colors.paperSunk];
/** Every background of text in the dark scheme. */
export const darkSurfaces = [colors.night, colors.nightDeep, colors.nightRaised, colors.nightSunk];
