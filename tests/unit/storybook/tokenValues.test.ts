import { expect, test } from 'vitest';
import { colors, motion, radius } from '#src/theme/tokens.ts';
import { tokenValue } from '../../../.storybook/docs/tokenValues.tsx';

test('a colour of the palette has a value in each scheme, and is copied as its CSS variable', () => {
  expect(tokenValue('palette.background.paper')).toEqual({
    light: colors.paperRaised,
    dark: colors.nightRaised,
    copied: 'var(--site-palette-background-paper)',
  });
});

test('other tokens have one value, with its unit', () => {
  expect(tokenValue('radius.small')?.copied).toBe(`${radius.small}px`);
  expect(tokenValue('motion.fast')?.copied).toBe(`${motion.fast}ms`);
  expect(tokenValue('motion.easing')?.copied).toBe(motion.easing);
});

test('what is no single value is no token', () => {
  for (const name of ['palette.inherit', 'palette.primary', 'radius', 'colors.nothing'])
    expect(tokenValue(name)).toBeUndefined();
});
