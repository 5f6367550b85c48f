import { expect, it } from 'vitest';
import { readWordPressHtml, readWordPressTitle } from '#server/import/wordPressHtml.ts';
import { htmlToMarkdown } from '#src/lib/htmlToMarkdown/htmlToMarkdown.ts';

function read(html: string) {
  const { tree, lost } = readWordPressHtml(html, () => undefined);
  return { text: htmlToMarkdown(tree, { base: 'https://old.example/' }), lost: [...lost] };
}
const textOf = (html: string) => read(html).text;

/** Each paragraph opens them again: they differ. */
const MANY_FORMATS = Array.from({ length: 50 }, (_, index) => `<b id=${index}>`).join('');

it.each([
  ['One\ntwo\n\nthree', 'One\ntwo\n\nthree'],
  ['One\r\n \r\n\r\ntwo', 'One\n\ntwo'],
  ['<b>One\n\ntwo</b> three', '**One**\n\n**two** three'],
  ['One<br />\ntwo', 'One\ntwo'],
  ['<p>One\n\ntwo</p>', 'One\n\ntwo'],
  ['<ul>\n<li>One\n</li>\n\n<li>two</li>\n</ul>', '- One\n- two'],
  ['<div>One</div>\ntwo', 'One\n\ntwo'],
  ['<pre>a\n\nb</pre>', '```\na\n\nb\n```'],
  ['One <code>a\n\nb</code>', 'One `a b`'],
  ['<h2>A\nheading</h2>text', '## A heading\n\ntext'],
  ['One<!--more-->\n\n<!--nextpage-->two', 'One\n\ntwo'],
  ['One<!-- never closed', 'One'],
  ['<table><tr><td>a\nb</td><td>c</td></tr></table>', '| a b | c |\n| - | - |'],
])('reads a classic text as WordPress shows it: %j', (html, markdown) => {
  expect(textOf(html)).toBe(markdown);
});

it('makes no paragraphs of line ends between blocks', () => {
  const block = '<!-- wp:paragraph -->\n<p>One\ntwo</p>\n<!-- /wp:paragraph -->';
  expect(textOf(`${block}\n\n\n${block}`)).toBe('One two\n\nOne two');
});

it.each([
  ['[vc_row][vc_column width="1/2"]Text[/vc_column][/vc_row]', 'Text', ['vc_row', 'vc_column']],
  ['[toc]\n\nText', 'Text', ['toc']],
  ['[my_list]\nText', 'Text', ['my_list']],
  ['[form id=3] Text', 'Text', ['form']],
  ['[vc_raw_html]JTNDcCUzRQ==[/vc_raw_html]Text', 'Text', ['vc_raw_html']],
])('leaves out the shortcodes of %j and names them', (html, markdown, names) => {
  expect(read(html)).toEqual({
    text: markdown,
    lost: names.map((name) => `the shortcode [${name}]`),
  });
});

it.each(['He wrote [sic] so', 'See [1] and [note 2]', '[Update] New fees', 'नियम [क] हेर्नुहोस्'])(
  'keeps what people write in square brackets: %j',
  (text) => {
    const { text: markdown, lost } = read(text);
    expect([markdown.replaceAll('\\', ''), lost]).toEqual([text, []]);
  },
);

it('names what else it leaves out, with its address', () => {
  const { text, lost } = read(
    `<p onclick="x()">Text</p><script>x()</script><style>p{}</style>
    <iframe src="https://maps.example/?q=1"></iframe><video><source src="https://v.example/a.mp4"></video>
    <form><input name="a"></form><img src="data:image/png;base64,AAAA">
    <div style="background:url(https://old.example/b.jpg)">Over it</div>
    <!-- wp:latest-posts {"x":1} /-->[video mp4="https://v.example/b.mp4"][/video]`,
  );
  expect(text).toBe('Text\n\nOver it');
  expect(lost).toEqual([
    'a picture that is inside the text itself',
    "the block 'latest-posts'",
    'the shortcode [video] with https://v.example/b.mp4',
    'a script',
    'styles',
    'a frame: https://maps.example/?q=1',
    'a video: https://v.example/a.mp4',
    'a form',
    'a picture behind a text: https://old.example/b.jpg',
  ]);
});

it('says that it does not know the pictures of a gallery', () => {
  expect(read('[gallery]').lost).toEqual(['a gallery with pictures that it does not name']);
});

it.each([
  ['Fees &amp; costs &#8211; 2026', 'Fees & costs – 2026'],
  ['A <em>new</em> [vc_icon id="2"] rule', 'A new rule'],
  ['  Two\n lines ', 'Two lines'],
  ['~`!@#$%^&*()-_=+{}[]/\\;:\'"?,.>', '~`!@#$%^&*()-_=+{}[]/\\;:\'"?,.>'],
  ['[Updated] Visa', '[Updated] Visa'],
  ['<b></b>', ''],
])('reads the title %j', (title, text) => {
  expect(readWordPressTitle(title, new Set())).toBe(text);
});

it.each([
  ['<b>'.repeat(200), /nested too deep/],
  [`${MANY_FORMATS}${'<p>x'.repeat(1_001)}`, /nested too deep/],
  ['<div>'.repeat(100_000), /too many|nested too deep|more than 300,000/],
  ['a'.repeat(300_001), /more than 300,000 characters/],
  [`<p ${'a'.repeat(20_001)}>`, /tag that is too long/],
])('refuses HTML that no person writes', (html, problem) => {
  expect(() => read(html)).toThrow(problem);
});

it.each([
  '['.repeat(290_000),
  '[a '.repeat(90_000),
  '[vc_raw_html]'.repeat(20_000),
  '[/vc_raw_html]'.repeat(20_000),
  '<!--'.repeat(70_000),
  '<!-- wp:'.repeat(35_000),
  '<div>'.repeat(490),
  `${MANY_FORMATS}${'<p>x'.repeat(990)}`,
  '\n '.repeat(145_000),
  `\n${' '.repeat(290_000)}x`,
  'a\n\n'.repeat(45_000),
  '<p>'.repeat(90_000),
  '<br>\n'.repeat(55_000),
  'src="data:'.repeat(29_000),
])('reads a hostile text in time: %#', (html) => {
  /** In ms of this thread alone: other tests run beside it. */
  const cost = (text: string) => {
    const start = process.threadCpuUsage();
    read(text);
    return process.threadCpuUsage(start).user / 1000;
  };
  const quarter = cost(html.slice(0, html.length / 4));
  // In proportion to its length: sixteen times as much would be its square.
  expect(cost(html)).toBeLessThan(8 * quarter + 500);
});
