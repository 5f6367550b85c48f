/** Markdown that is written to run a script, to call home, or to take a long time. */
import { MAX_TEXT_LENGTH } from '#contracts/text.ts';

/** As often as it fits into a text. */
const filled = (part: string, length = MAX_TEXT_LENGTH) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Half of the text begins what the other half ends. */
const nested = (start: string, end: string, middle = 'a') => {
  const count = Math.floor((MAX_TEXT_LENGTH - middle.length) / (start.length + end.length));
  return start.repeat(count) + middle + end.repeat(count);
};

const tableOf = (columns: number, rows: number, cell = 'a') =>
  [
    `|${`${cell}|`.repeat(columns)}`,
    `|${'-|'.repeat(columns)}`,
    ...Array.from({ length: rows }, () => `|${`${cell}|`.repeat(columns)}`),
  ].join('\n');

/** Each is repeated up to the limit. */
// biome-ignore format: one a line would hide the list.
const REPEATED = [
  '*', '_', '~', '`', '[', ']', '![', '!', '(', '<', '>', '\\', '&', '#', '|', '-', '=', '+', '*a ',
  '*a_b ', '**a *b ', 'a**b', '*a**b***c', '_a __b ', '*_', 'a*_', '**_* ', '*a_', '~~a ~b ', 'a_b',
  '__a*', '***a', '* a', '_ a', '*\u00a0', '~a', '~~', 'a~', '*नेपाल', 'नेपाल *क* ', '**क', '`a``b',
  'a`', '\\`', '``` ', '`\n', '\\*', '\\[', '\\\n', '&#35;', '&amp;', '&#', '&a', '&#x', '[a](',
  '[a](b', '[a](<b', '[[a](', '[a][b]', '![[]()', '[a](b "', '[a](b (', '[](', '[a]: b\n',
  '[a]: b "', '[a]:\n', '[a](b)', '![a](/b)', '[a] ', '[[', ']]', '[*a](', '[\n', '[]', '[x]: <',
  '<a ', '<a b=', '<!--', '<?', '<![CDATA[', '<div>\n', '<a href="', '</a', '<x a=b c=d', '<A ',
  '<br>', '<a@', '<http:', 'a@', 'a.', 'a@b.', 'a+b', 'http://', 'http://a', 'www.', 'www.a ',
  'mailto:', '@', 'xmpp:a@b.c/', 'http://a.b/?c ', 'a@b.c ', 'ftp://a ', '--', '- ', '1. ', '> ',
  '> - ', '* - + ', '-\t', '- a\n', '1. a\n', '- a\n\n', '-\n', '- a\nb\n', '- [ ] a\n', '- [ ] ',
  '> a\n', '> a\nb\n', '> - a\n', '> - a\nb\n', '> > a\n> b\n', '> ```\n', '>     a\n', '>\n',
  '1) a\n2. b\n', '+ a\n* b\n', '   - a\n', '```\n', '~~~a\n', '```a', '````\n```\n', '    a\n',
  '    a\n\n', '# ', '#\n', '# a\n', ' #', 'a\n=\n', 'a\n-\n', '=\n', 'a\n', 'a\n\n', 'a  \n',
  '- -', '* * a', '_ _ _\n', '---\n', '\n', ' ', '\t', ' \n', '\r', '\r\n', '\0', '\u200d',
  '\ufeff', '\ud800', '👨‍👩‍👧', '\u202e', '|a', 'a|', 'a\n-|-\n', '|-|\n', '|a|b|\n', ':-|', 'a|b\n',
].map((part) => filled(part));

// biome-ignore format: each begins and ends what is nested.
const PAIRS = [
  ['[', ']'], ['[', '](b)'], ['![', '](/b)'], ['[*a', '*](b)'], ['*', '*'], ['**', '**'],
  ['_*', '*_'], ['~~*', '*~~'], ['(', ')'], ['*a **b ', '** *'], ['*a_', '_a*'], ['<b>', '</b>'],
  ['[a](', ')'],
] as const;

const DEEP = [
  ...PAIRS.map(([start, end]) => nested(start, end)),
  `${'>'.repeat(10_000)}a`,
  `${'> '.repeat(9_999)}a`,
  `${'- '.repeat(9_999)}a`,
  `${'1. '.repeat(6_600)}a`,
  `${'> - '.repeat(4_999)}a`,
  Array.from({ length: 140 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
  Array.from({ length: 190 }, (_, depth) => `${'>'.repeat(depth + 1)}a`).join('\n'),
  Array.from({ length: 190 }, (_, depth) => `${'>'.repeat(190 - depth)}a`).join('\n'),
  Array.from({ length: 190 }, (_, length) => `${'`'.repeat(length + 1)}a`).join(' '),
  `[a]: b\n\n${filled('[a]', 19_000)}`,
  `[a]: b\n\n${filled('[a][a]', 19_000)}`,
  `[a]: b\n\n${'['.repeat(9_000)}a${']'.repeat(9_000)}`,
  `[a](${filled('(', 19_000)}`,
  `[a](b "${filled('\\"', 19_000)}`,
  `[a](<${filled('\\>', 19_000)}`,
  `http://a${filled(')', 19_000)}`,
  `http://a${filled('?!.,', 19_000)}`,
  `http://${filled('a.', 19_000)}`,
  `<a${filled(' a', 19_000)}`,
  `# a${filled(' #', 19_000)}`,
  `${filled('- ', 19_000)}a`,
];

const HUGE_TABLES = [
  tableOf(100, 98),
  tableOf(2, 3_300),
  tableOf(4_990, 1, ''),
  `${tableOf(3_000, 0, '')}\n${filled('a\n', 10_000)}`,
  `${'|'.repeat(3_000)}\n${'|-'.repeat(2_999)}|\n${filled('a\n', 10_000)}`,
  `${filled('a|', 9_000)}\n${filled('-|', 9_000)}`,
  tableOf(44, 44),
];

const SCRIPTS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<!--><img src=x onerror=alert(1)>-->',
  'a <b onmouseover=alert(1)>b</b>',
  '<div\n\n<img src=x onerror=alert(1)>',
  '`<img src=x onerror=alert(1)>`',
  '```html\n<img src=x onerror=alert(1)>\n```',
  '|<img src=x onerror=alert(1)>|\n|-|\n|<script>alert(1)</script>|',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '<java\tscript:alert(1)>',
    '<\u0001javascript:alert(1)>',
    'javascript&colon;alert(1)',
    'javascript&#x3A;alert(1)',
    '&#106;avascript:alert(1)',
    '&#0000106avascript:alert(1)',
    'javascript\\:alert(1)',
    'java\\script:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://a.example',
    '//tracker.example/a',
    '/\\tracker.example/a',
    '\\\\tracker.example/a',
    '/\t/tracker.example/a',
    'https:tracker.example',
    '/api/session',
    '/uploads/../api/session',
    `/uploads/${'0a'.repeat(16)}-960.webp`,
    'https://site.invalid@tracker.example/a',
    'http://127.0.0.1/a',
    'http://[',
    'https://a.example/"onclick="alert(1)',
  ].flatMap((address) => [`[a](${address})`, `![a](${address})`]),
  '[a]: javascript:alert(1)\n\n[a] ![a]',
  '<javascript:alert(1)>',
  '[a](https://a.example "\\" onclick=\\"alert(1)")',
  '![" onerror="alert(1)](/a.png)',
  '[![a](javascript:alert(1))](javascript:alert(2))',
  '[a](https://a.example [b](javascript:alert(1)))',
  '![a](https://tracker.example/a.png) ![](https://tracker.example/b.png)',
  '__proto__ [__proto__] [constructor][toString]\n\n[__proto__]: javascript:alert(1)',
];

/** None is longer than a blog may be. */
export const hostileMarkdown: readonly string[] = [
  ...REPEATED,
  ...DEEP,
  ...HUGE_TABLES,
  ...SCRIPTS,
].map((text) => text.slice(0, MAX_TEXT_LENGTH));
