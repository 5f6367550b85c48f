import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { createElement, memo } from 'react';
import { expect, test } from 'vitest';
import { CheckIcon } from '#src/components/ui/icons.tsx';
import { componentNames, jsxName } from '../../../.storybook/jsxName.ts';

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

test('what `styled` returns is named as in the code', async () => {
  const { transform } = componentNames();
  if (typeof transform !== 'function') throw new Error('The plugin does not transform.');
  const named = (code: string, file: string) =>
    Reflect.apply(transform, undefined, [code, `/project/${file}`]);
  const code = "export const Grid = styled('ul')({});\nconst size = 4;\n";
  expect(named(code, 'src/components/Grid.tsx')).toMatchObject({
    code: `${code}\nGrid.displayName = 'Grid';\n`,
  });
  expect(named('const size = 4;', 'src/size.ts')).toBeUndefined();
  expect(named(code, 'node_modules/grid/src/Grid.tsx')).toBeUndefined();
  const Grid = Object.assign(styled('ul')({}), { displayName: 'Grid' });
  expect(jsxName(createElement(Grid))).toBe('Grid');
});
