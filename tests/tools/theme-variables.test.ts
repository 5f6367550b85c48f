import { expect, test } from 'vitest';
import { partVariables } from '#tools/build/theme-variables.ts';

const sheet = (rules: string) => `<style data-emotion="css-global abc">${rules}</style>`;

const page = `${sheet(
  ':root{--den-a:1px;--den-b:calc(var(--den-c) * 2);--den-c:2px;--den-d:red;--den-e:3px;--band:4px;}' +
    '[data-scheme="dark"]{--den-c:5px;--den-d:blue;}',
)}<style>.x{width:var(--den-a)}</style><p style="height:var(--den-b)">--den-e: no use</p>`;

test('keeps what a style, an attribute or another variable asks for, and drops the rest', () => {
  const { html } = partVariables(page, '');
  expect(html).toContain(
    ':root{--den-a:1px;--den-b:calc(var(--den-c) * 2);--den-c:2px;--band:4px;}',
  );
  expect(html).toContain('[data-scheme="dark"]{--den-c:5px;}');
  expect(html).toContain('<p style="height:var(--den-b)">--den-e: no use</p>');
});

test('gives what only the later styles ask for to them', () => {
  const { html, laterVariables } = partVariables(page, '.y{color:var(--den-d);width:var(--den-a)}');
  expect(html).not.toContain('--den-d');
  expect(laterVariables).toBe(':root{--den-d:red;}[data-scheme="dark"]{--den-d:blue;}');
  expect(partVariables(page, '.y{width:var(--den-a)}').laterVariables).toBe('');
});

test("takes the name off the theme's sheet, so that the script brings the whole one, and off no other", () => {
  expect(partVariables(sheet(':root{--den-a:1px;}'), '').html).toBe('<style>:root{}</style>');
  expect(partVariables(sheet('html{margin:0}'), '').html).toBe(sheet('html{margin:0}'));
});
