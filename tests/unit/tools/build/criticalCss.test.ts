import { expect, test } from 'vitest';
import { criticalCss } from '#tools/build/criticalCss.ts';

const html =
  '<html data-scheme="light"><h1 class="css-a">Title</h1><div data-deferred=""><p class="css-b">Text</p></div></html>';

const critical = await criticalCss(
  html,
  [
    ':root{--used:red;--chained:var(--used);--deferred:blue}',
    '[data-scheme="dark"]{--used:pink}',
    '@keyframes deferred-only{to{opacity:0}}',
    '.css-a{color:var(--chained)}',
    '.css-a:hover{color:green}',
    '.css-a.Mui-disabled{color:gray}',
    '.css-b{color:var(--deferred);animation:deferred-only 1s}',
    '@media (min-width:600px){.css-a{margin:0}.css-b{margin:1px}}',
  ].join(''),
);

test('rules for content above the fold are critical, with media queries but without states', () => {
  expect(critical).toContain('.css-a{color:var(--chained)}');
  expect(critical).not.toContain(':hover');
  expect(critical).toContain('@media (min-width:600px){.css-a{margin:0}}');
});

test('the variables that they use are critical, in both schemes', () => {
  expect(critical).toContain('--chained:var(--used)');
  expect(critical).toContain('--used:red');
  expect(critical).toContain('--used:pink');
});

test.each(['.css-b', '--deferred', '@keyframes', '.Mui-disabled'])('%s is not critical', (css) => {
  expect(critical).not.toContain(css);
});
