import { expect, test } from 'vitest';
import { colors, motion, radius } from '#src/theme/tokens.ts';
import { tokenValue } from '../../../.storybook/docs/tokenValues.tsx';
import { SOURCE_FACTS, sourceFacts } from '../../../.storybook/sourceFacts.ts';

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

test('a component reads tokens as members of the theme, in sx and as props', () => {
  const { load } = sourceFacts();
  if (typeof load !== 'function') throw new Error('The plugin loads nothing.');
  const code = String(Reflect.apply(load, undefined, [`\0${SOURCE_FACTS}`]));
  const facts = JSON.parse(code.replace('export default ', ''));
  expect(facts['src/components/ui/Callout.tsx'].tokens).toContain('radius.small');
  expect(facts['src/components/destination/FiguresDay.tsx'].tokens).toEqual([
    'palette.text.secondary',
  ]);
  expect(facts['src/components/ui/ShareButtons.tsx'].tokens).toContain('palette.text.secondary');
});
