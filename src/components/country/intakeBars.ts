import { styled } from '@mui/material/styles';
import type { Intake } from '#src/domain/country.ts';
import { radius } from '#src/theme/tokens.ts';

/** The look of the bars of the intakes, for IntakeCalendar and ComparisonIntakes. */

/** The height of a bar, in parts of that of a main intake: the more courses, the higher. */
export const intakeShares: Record<Intake['courses'], number> = {
  main: 1,
  many: 0.7,
  some: 0.47,
  few: 0.28,
};

const stripes = (width: string) =>
  `repeating-linear-gradient(135deg, var(--accent, currentColor) 0 ${width}, transparent ${width} 6px)`;

/** Filled, in thick or thin stripes, or empty: the more courses, the fuller, without a colour. */
export const intakeBarStyles = {
  border: '2px solid var(--accent, currentColor)',
  borderStartStartRadius: radius.tiny,
  borderStartEndRadius: radius.tiny,
  printColorAdjust: 'exact',
  '&[data-courses="main"]': {
    backgroundColor: 'var(--accent, currentColor)',
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      backgroundColor: 'CanvasText',
    },
  },
  '&[data-courses="many"]': { backgroundImage: stripes('3px') },
  '&[data-courses="some"]': { backgroundImage: stripes('1.5px') },
} as const;

/** The intakes in words; before each is an IntakeSwatch, the key to its bar. */
export const IntakeList = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 32px',
  '& li': {
    ...theme.typography.body1,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    overflowWrap: 'anywhere',
  },
}));

/** The bar of an intake in an IntakeList. */
export const IntakeSwatch = styled('span')({
  ...intakeBarStyles,
  flex: 'none',
  width: 18,
  height: 18,
  borderRadius: radius.tiny,
});
