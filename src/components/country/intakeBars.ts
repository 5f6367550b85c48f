import { styled } from '@mui/material/styles';
import { createElement, type ReactNode } from 'react';
import { type Intake, intakeText } from '#src/domain/country.ts';
import { radius } from '#src/theme/tokens.ts';

/** The height of a bar, in parts of that of a main intake: the more courses, the higher. */
const intakeShares: Record<Intake['courses'], number> = {
  main: 1,
  many: 0.7,
  some: 0.47,
  few: 0.28,
};

const stripes = (width: string) =>
  `repeating-linear-gradient(135deg, var(--accent, currentColor) 0 ${width}, transparent ${width} 6px)`;

/** Filled, in thick or thin stripes, or empty: the more courses, the fuller, without a colour. */
const intakeBarStyles = {
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

const Bar = styled('div')({
  ...intakeBarStyles,
  position: 'relative',
  gridRow: 1,
  alignSelf: 'end',
  marginInline: 3,
});

const look = (courses: Intake['courses']) => ({ 'data-courses': courses });

interface IntakesProps {
  intakes: readonly Intake[];
}

interface IntakeBarsProps extends IntakesProps {
  /** Of the bar of a main intake, in px. */
  height: number;
  /** The intake with the flag. */
  next?: Intake | undefined;
  flag?: ReactNode;
}

/** A bar for each intake on a grid of the twelve months. */
export const IntakeBars = ({ intakes, height, next, flag }: IntakeBarsProps) =>
  intakes.map((intake) => {
    const { label, months, courses } = intake;
    const gridColumn = `${months[0] ?? 1} / span ${months.length}`;
    const style = { gridColumn, height: height * intakeShares[courses] };
    return createElement(Bar, { key: label, ...look(courses), style }, intake === next && flag);
  });

const List = styled('ul')(({ theme }) => ({
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

/** The key to the bar of an intake. */
const Swatch = styled('span')({
  ...intakeBarStyles,
  flex: 'none',
  width: 18,
  height: 18,
  borderRadius: radius.tiny,
});

/** The intakes in words. */
export const IntakeList = ({ intakes }: IntakesProps) => {
  const items = intakes.map((intake) => {
    const swatch = createElement(Swatch, { 'aria-hidden': true, ...look(intake.courses) });
    return createElement('li', { key: intake.label }, swatch, intakeText(intake));
  });
  return createElement(List, null, items);
};
