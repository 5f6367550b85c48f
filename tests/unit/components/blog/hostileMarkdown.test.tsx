import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MAX_TEXT_LENGTH } from '#contracts/text.ts';
import { BlogText } from '#src/components/blog/BlogText.tsx';
import { plainText } from '#src/domain/plainText.ts';
import { theme } from '#src/theme/theme.ts';

/** A part as often as it fits into a text. */
const filled = (part: string, length = MAX_TEXT_LENGTH) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Half of the text begins what the other half ends. */
const nested = (start: string, end: string) => {
  const count = Math.floor((MAX_TEXT_LENGTH - 1) / (start.length + end.length));
  return `${start.repeat(count)}a${end.repeat(count)}`;
};

/** A table of so many columns and rows. */
const tableOf = (columns: number, rows: number, cell = 'a') => {
  const row = `|${`${cell}|`.repeat(columns)}`;
  return [row, `|${'-|'.repeat(columns)}`, ...Array.from({ length: rows }, () => row)].join('\n');
};

/** Texts that take a long time: each part is repeated up to the limit. */
// biome-ignore format: one a line would hide the list.
const SLOW = [
  '*', '_', '~', '`', '[', '![', '!', '(', '<', '\\', '&#', '|', '*a_b ', '**a *b ', '**_* ', 'a*_',
  '~~a ~b ', '`\n', '\\`', '[a](', '[a](<b', '[a](b "', '[a][b]', '[a]: b\n', '[]', '<a ', '<!--',
  '<a@', 'a@b.', 'http://a', 'www.a ', '- ', '1. ', '> ', '- a\n', '> - a\n', '* - + ', '```\n',
  '    a\n', '# ', 'a\n=\n', '=\n', 'a\n-\n', '\n', ' ', '\0', '\ud800', '|a|b|\n',
].map((part) => filled(part));

const DEEP = [
  ...[nested('[', ']'), nested('[', '](b)'), nested('*', '*'), nested('_*', '*_')],
  ...['>', '- ', '1. ', '> - '].map((part) => `${filled(part, 19_900)}a`),
  Array.from({ length: 140 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
  Array.from({ length: 190 }, (_, depth) => `${'>'.repeat(depth + 1)}a`).join('\n'),
  `[a]: b\n\n${filled('[a]', 19_000)}`,
  `[a](b "${filled('\\"', 19_000)}`,
  `http://a${filled(')', 19_000)}`,
  `${filled('a', 19_900)}@b`,
];

const HUGE_TABLES = [
  ...[tableOf(100, 98), tableOf(2, 3_300), tableOf(4_990, 1, ''), tableOf(44, 44)],
  `${tableOf(3_000, 0, '')}\n${filled('a\n', 1_200)}`,
];

// biome-ignore format: one a line would hide the list.
const BAD_ADDRESSES = [
  'javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', '<\u0001javascript:alert(1)>',
  'javascript&colon;alert(1)', '&#0000106avascript:alert(1)', 'javascript\\:alert(1)',
  'javascript://%0aalert(1)', 'data:text/html,<script>alert(1)</script>', '//tracker.example/a',
  '/\\tracker.example/a', '/\t/tracker.example/a', 'https:tracker.example', '/uploads/../api/x',
  `/uploads/${'0a'.repeat(16)}-960.webp`, 'https://site.invalid@tracker.example/a', 'http://[',
  'https://a.example/"onclick="alert(1)',
];

const SCRIPTS = [
  ...BAD_ADDRESSES.flatMap((address) => [`[a](${address})`, `![a](${address})`]),
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<br onclick=alert(1)>',
  '`<img src=x onerror=alert(1)>`',
  '&lt;img src=x onerror=alert(1)&gt;',
  'a <b onload=x>b</b>',
  '|<img src=x onerror=alert(1)>|\n|-|\n|<script>alert(1)</script>|',
  '[a]: javascript:alert(1)\n\n[a] ![a]',
  '![" onerror="x](/a.png)',
  '[![a](javascript:alert(1))](javascript:alert(2))',
  '__proto__ [__proto__] [toString]\n\n[__proto__]: javascript:alert(1)',
];

const hostileMarkdown = [...SLOW, ...DEEP, ...HUGE_TABLES, ...SCRIPTS];

// It inlines no styles.
const cache = Object.assign(createCache({ key: 'css' }), { compat: true });

const render = (text: string) =>
  parse(
    renderToStaticMarkup(
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <BlogText text={text} format="markdown" />
        </ThemeProvider>
      </CacheProvider>,
    ),
    { blockTextElements: {} },
  );

/** The elements of a text. */
const ALLOWED =
  /^(?:h[2-6]|p|[uo]l|li|blockquote|pre|code|[hb]r|strong|em|del|table|thead|tbody|t[rhd]|div|a|img)$/;

/** Pictures are uploaded ones. */
const UPLOAD = /^\/uploads\/[0-9a-f]{32}-\d+\.webp$/;

const HREF = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/;

const named = hostileMarkdown.map((text) => [text.slice(0, 40), text] as const);
it.each(named)('%j runs nothing and calls nobody', (_, text) => {
  const start = process.threadCpuUsage();
  const document = render(text);
  // Of this thread alone: other tests run beside it.
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(500);
  if (text.trim()) expect(document.childNodes).not.toHaveLength(0);
  for (const element of document.querySelectorAll('*')) {
    expect(element.rawTagName).toMatch(ALLOWED);
    for (const [name, value] of Object.entries(element.attributes)) {
      expect(name).not.toMatch(/^on/i);
      if (name === 'href') expect(value).toMatch(HREF);
      if (name === 'src') expect(value).toMatch(UPLOAD);
    }
  }
});

it('makes plain text of them in a moment', () => {
  const start = performance.now();
  for (const text of hostileMarkdown) plainText(text, 'markdown');
  expect(performance.now() - start).toBeLessThan(hostileMarkdown.length * 20);
});
