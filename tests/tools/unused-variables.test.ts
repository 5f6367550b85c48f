import { expect, test } from 'vitest';
import { dropUnusedVariables } from '#tools/build/unused-variables.ts';

const sheet = (rules: string) => `<style data-emotion="css-global abc">${rules}</style>`;

test('keeps what a style, an attribute or another variable asks for, and drops the rest', () => {
  const page = dropUnusedVariables(
    `${sheet(
      ':root{--den-a:1px;--den-b:calc(var(--den-c) * 2);--den-c:2px;--den-d:red;--den-e:3px;--band:4px;}' +
        '[data-scheme="dark"]{--den-c:5px;--den-d:blue;}',
    )}<style>.x{width:var(--den-a)}</style><p style="height:var(--den-b)">--den-e: no use</p>`,
  );
  expect(page).toContain(
    ':root{--den-a:1px;--den-b:calc(var(--den-c) * 2);--den-c:2px;--band:4px;}',
  );
  expect(page).toContain('[data-scheme="dark"]{--den-c:5px;}');
  expect(page).toContain('<p style="height:var(--den-b)">--den-e: no use</p>');
});

test("takes the name off the theme's sheet, so that the script brings the whole one, and off no other", () => {
  expect(dropUnusedVariables(sheet(':root{--den-a:1px;}'))).toBe('<style>:root{}</style>');
  expect(dropUnusedVariables(sheet('html{margin:0}'))).toBe(sheet('html{margin:0}'));
});
