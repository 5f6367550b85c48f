import { expect, test } from 'vitest';
import {
  laterSheet,
  partFaces,
  partStates,
  partStyles,
  shrinkStyles,
} from '#tools/build/page-styles.ts';

test('what an element looks like in a state or on paper can wait', () => {
  const { first, later } = partStates(
    '.css-a{color:red}.css-a:hover{color:blue}.css-a.Mui-disabled,.css-a:active{color:grey}' +
      '@media (hover:none){.css-a:hover{color:red}}@media print{.css-a[data-on]{color:black}}',
  );
  expect(first).toBe('.css-a{color:red}');
  expect(later).toBe(
    '.css-a:hover{color:blue}.css-a.Mui-disabled,.css-a:active{color:grey}' +
      '@media (hover:none){.css-a:hover{color:red}}@media print{.css-a[data-on]{color:black}}',
  );
});

test('a state that a rule as strong has the last word on stays before it', () => {
  const css = '.css-a:hover{color:blue}.css-a[aria-current]{color:red}';
  expect(partStates(css)).toEqual({ first: css, later: '' });
  // Another element's rule is nothing to it.
  expect(partStates('.css-a:hover{color:blue}.css-ab[aria-current]{color:red}').later).toBe(
    '.css-a:hover{color:blue}',
  );
});

test('what moves by itself is not late, what moves on a change may be', () => {
  const moving = '@media (prefers-reduced-motion:no-preference){.css-a{animation:in 1s}}';
  const changing = '@media (prefers-reduced-motion:no-preference){.css-b{transition:color 1s}}';
  expect(partStates(moving + changing)).toEqual({ first: moving, later: changing });
});

test("the page holds the first window's styles under Emotion's names, the sheet those of the rest", () => {
  const { tags, later } = partStyles({
    globalStyles: [
      { key: 'css-global', names: ['g'], css: 'b{margin:0}@media print{b{margin:1px}}' },
    ],
    firstStyles: {
      key: 'css',
      names: ['a', 'b'],
      css: '.css-a{color:red}.css-b:hover{color:blue}',
    },
    laterStyles: { key: 'css', names: ['c'], css: '.css-c{color:green}' },
  });
  expect(tags).toBe(
    '<style data-emotion="css-global g">b{margin:0}</style>' +
      '<style data-emotion="css a b">.css-a{color:red}</style>',
  );
  expect(later.names).toBe('css c');
  expect(later.css).toBe('@media print{b{margin:1px}}.css-b:hover{color:blue}.css-c{color:green}');
});

test('the sheet says first which names it holds, and its address changes with what it holds', () => {
  const sheet = laterSheet('css c', '.css-c { color: green; }');
  expect(sheet.text).toBe('html{--emotion:css c}.css-c{color:green}');
  expect(sheet.url).toMatch(/^\/assets\/later-[\w-]{8}\.css$/);
  expect(laterSheet('css c', '.css-c { color: red; }').url).not.toBe(sheet.url);
});

test("faces with an address come later, the visitor's own stand in from the start", () => {
  const own = '@font-face{font-family:"F Fallback";src:local("Arial")}';
  const fetched = '@font-face{font-family:"F";src:url(/assets/f.woff2)}';
  expect(partFaces(`${fetched}${own}`)).toEqual({ first: own, later: fetched });
});

test('rules are made short in every style tag, and nothing else is touched', () => {
  expect(shrinkStyles('<style id="a"> p > b { color : red ; } </style><p>a  >  b</p>')).toBe(
    '<style id="a">p>b{color:red}</style><p>a  >  b</p>',
  );
});
