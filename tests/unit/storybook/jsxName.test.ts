import Link from '@mui/material/Link';
import { createElement, memo } from 'react';
import { expect, test, vi } from 'vitest';
import { CheckIcon } from '#src/components/ui/icons.tsx';
import { jsxName } from '../../../.storybook/jsxName.ts';

function Card() {
  return null;
}

test('an element has the name of its component in the code', () => {
  expect(jsxName(createElement('p'))).toBe('p');
  expect(jsxName(createElement(Card))).toBe('Card');
  expect(jsxName(createElement(memo(Card)))).toBe('Card');
  expect(jsxName(createElement(Link))).toBe('Link');
  expect(jsxName(createElement(CheckIcon))).toBe('CheckIcon');
});

test('an icon has its name in a build as well, for which MUI has none', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.resetModules();
  const built = await import('#src/components/ui/icons.tsx');
  const { jsxName } = await import('../../../.storybook/jsxName.ts');
  expect(jsxName(createElement(built.CheckIcon))).toBe('CheckIcon');
});
