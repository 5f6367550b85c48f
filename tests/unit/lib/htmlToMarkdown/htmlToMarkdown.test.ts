import { fromHtml } from 'hast-util-from-html';
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { htmlToMarkdown } from '#src/lib/htmlToMarkdown/htmlToMarkdown.ts';

const convert = (html: string, base?: string) =>
  htmlToMarkdown(fromHtml(html, { fragment: true }), base === undefined ? {} : { base });

function readerText(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  const texts: string[] = [];
  JSON.stringify(fromHtml(html, { fragment: true }), (key, value: unknown) => {
    if (key === 'value' && typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.join('').trim();
}

describe('Blocks', () => {
  test.each([
    ['<h1>Guide</h1><h2>Visa</h2>', '## Guide\n\n### Visa'],
    ['<p>a</p><h3>Visa</h3><h5>Fee</h5>', 'a\n\n## Visa\n\n#### Fee'],
    ['<h2><strong>Visa</strong></h2><h2>&nbsp;</h2>', '## Visa'],
    ['<p>a<br>b<br><br>c</p>', 'a\nb\n\nc'],
    ['a<div>b</div><div>c</div>', 'a\n\nb\n\nc'],
    ['<ul><li>a</li><li><p>b</p><ol><li>c</li></ol></li></ul>', '- a\n- b\n  1. c'],
    ['<blockquote><p>Said.</p></blockquote><hr>', '> Said.\n\n---'],
    ['<pre>a  b\nc</pre>', '```\na  b\nc\n```'],
    [
      '<table><tr><td>A<td>B<tr><td>1|2<td><p>x</p><p>y</p></table>',
      '| A | B |\n| - | - |\n| 1\\|2 | x y |',
    ],
    [
      '<table><tr><td><b>A</b><td>B<tr><td><b>1</b><td>2</table>',
      '| A | B |\n| - | - |\n| **1** | 2 |',
    ],
    ['<table><tr><td><p>a</p><p>b</p></td></tr></table>', 'a\n\nb'],
    ['<table><tr><th>A<th><ul><li>x<li>y</ul></table>', '| A | x; y |\n| - | - |'],
    [
      '<table><tr><td>Fee<td>2025<td>2026<tr><td>a<td>1<td>2</table>',
      '| Fee | 2025 | 2026 |\n| - | - | - |\n| a | 1 | 2 |',
    ],
    [
      '<table><tr><td>Tuition<td>AUD 20,000<tr><td>Visa<td>AUD 1,600</table>',
      '| | |\n| - | - |\n| Tuition | AUD 20,000 |\n| Visa | AUD 1,600 |',
    ],
    [
      '<table><tr><th>City<td>Perth<tr><th>Season<td>Summer</table>',
      '| | |\n| - | - |\n| City | Perth |\n| Season | Summer |',
    ],
    [
      '<table><tr><td><b>Test</b><td><b>Fee 2,000</b><tr><td>IELTS<td>1</table>',
      '| Test | Fee 2,000 |\n| - | - |\n| IELTS | 1 |',
    ],
    ['<button>Copy</button><p>a</p>', 'a'],
    [
      '<p><a class="button" href="https://a.example"><span><button>Apply</button></span></a></p>',
      '[Apply](https://a.example)',
    ],
  ])('%s', (html, markdown) => {
    expect(convert(html)).toBe(markdown);
  });

  test('A span of a million columns makes no table of a million cells', () => {
    const table = '<table><tr><td colspan="1000000">a</td><td>b</td></tr></table>';
    expect(convert(table).length).toBeLessThan(500);
  });
});

describe('Text', () => {
  test.each([
    ["a <b style='mso-bidi-font-weight:normal'>b</b> c", 'a **b** c'],
    ["<span style='mso-bidi-font-weight:bold;mso-bidi-font-style:italic'>a</span>", 'a'],
    ['<b>Note: </b>read <b>bo</b><b>ld</b> <strong>text</strong>', '**Note:** read **bold text**'],
    ['<i>a</i> <s>b</s> <code>c</code> <u>d</u>', '*a* ~~b~~ `c` d'],
    ['<span style="text-decoration:line-through">a</span>', '~~a~~'],
    ['<b> </b>a&nbsp;b <b></b>', 'a b'],
    ['<b><p>a</p><ul><li><p>b</p></ul></b>', 'a\n\n- b'],
    [
      '<p>a<!-- c --><script>x</script><style>y</style><span style="display:none">z</span></p>',
      'a',
    ],
  ])('%s', (html, markdown) => {
    expect(convert(html)).toBe(markdown);
  });

  test.each([
    'The fee is $190 to $210 (NPR 25,650), ~20 hours_per_week, 2 * 3 = 6, 5<6, 100%!',
    'Q&A of AT&T, name: ____ and [sic], "quoted" — it’s #1',
    '+977 1 444 5555',
    '#1 of the list',
    'नेपालबाट अष्ट्रेलिया, क्‍ष',
    'https://example.com/~a_b_c?x=1&y=2*3',
  ])('Ordinary text needs no backslash: %s', (text) => {
    expect(convert(`<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)).toBe(text);
    expect(readerText(text)).toBe(text);
  });

  test.each([
    '1. Not a list',
    '- not a list',
    '# not a heading',
    '> not a quote',
    '*not* _marked_ `code` ~~gone~~ **bold**',
    '[no](link) ![no](picture) [x]: https://example.com',
    '<b>no</b> &amp; &lt; \\* \\',
    '| a | b |',
    '---',
    '===',
    '~not~ deleted~ ~no~',
  ])('Text that looks like Markdown stays text: %s', (text) => {
    const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    expect(readerText(convert(`<p>before</p><p>${html}</p>`))).toBe(`before\n${text}`);
    expect(readerText(convert(`<p>before<br>${html}</p>`))).toBe(`before\n${text}`);
  });
});

describe('Addresses', () => {
  test.each([
    ['<a href="https://a.example/b_c?d=1&amp;e=2">x</a>', '[x](https://a.example/b_c?d=1&e=2)'],
    [
      '<a href="mailto:a@b.example">x</a> <a href="tel:+977 1 44">y</a>',
      '[x](mailto:a@b.example) [y](tel:+977%201%2044)',
    ],
    ['<a href="/visa">x</a>', 'x'],
    ['<a href="#top">x</a> <a name="y">y</a>', 'x y'],
    ['<a href=" java\nscript:alert(1)">x</a> <a href="data:text/html,x">y</a>', 'x y'],
    ['<a href="https://a.example">https://a.example</a>', '<https://a.example>'],
    [
      '<img src="https://a.example/b c.jpg" alt="A [b]">',
      '![A \\[b\\]](https://a.example/b%20c.jpg)',
    ],
    ['<img src="/b.jpg"><img src="data:image/png;base64,x"><img src="file:///c.png">', ''],
    [
      '<a href="https://a.example/b.jpg"><img src="https://a.example/b-300.jpg" alt="B"></a>',
      '![B](https://a.example/b-300.jpg)',
    ],
  ])('%s', (html, markdown) => {
    expect(convert(html)).toBe(markdown);
  });

  test('Relative ones belong to the page that they come from', () => {
    const html = '<a href="../visa">x</a> <img src="/b.jpg" alt=""> <a href="#top">y</a>';
    const markdown = '[x](https://a.example/visa) ![](https://a.example/b.jpg) y';
    expect(convert(html, 'https://a.example/guides/uk')).toBe(markdown);
  });
});

describe('Programs', () => {
  test('Google Docs', () => {
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
      <h1 dir="ltr"><span style="font-weight:400;font-style:normal">Study in Australia</span></h1>
      <p dir="ltr"><span style="font-weight:700">Fee: </span><span style="font-weight:400">AUD 20,000</span><span style="font-style:italic"> a year</span></p>
      <br /><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Passport</span></p></li>
      <ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>valid</span></p></li></ul>
      <li dir="ltr"><p dir="ltr"><span>NOC</span></p></li></ul>
      <div dir="ltr" align="left"><table><colgroup><col /><col /></colgroup><tbody>
      <tr><td><p dir="ltr"><span style="font-weight:700">Test</span></p></td><td><p dir="ltr"><span>Score</span></p></td></tr>
      <tr><td><p dir="ltr"><span>IELTS</span></p></td><td><p dir="ltr"><span>6.5</span></p></td></tr></tbody></table></div></b>
      <br class="Apple-interchange-newline">`;
    expect(convert(html)).toBe(`## Study in Australia

**Fee:** AUD 20,000 *a year*

- Passport
  - valid
- NOC

| Test | Score |
| - | - |
| IELTS | 6.5 |`);
  });

  test('Word', () => {
    const marker = (sign: string) =>
      `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>`;
    const html = `<style><!-- p.MsoNormal {mso-style-parent:""} --></style><!--StartFragment-->
      <p class=MsoTitle>NOC letter<o:p></o:p></p>
      <p class=MsoNormal><b><span lang=EN-US style='mso-ansi-language:EN-US'>Who<o:p></o:p></span></b></p>
      <p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${marker('·')}One<o:p></o:p></p>
      <p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'>${marker('o')}Two</p>
      <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'>${marker('·')}Three</p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'>${marker('3.')}Steps</p>
      <p class=MsoQuote>Said.</p><!--EndFragment-->`;
    expect(convert(html)).toBe(`## NOC letter

**Who**

- One
  - Two
- Three

3. Steps

> Said.`);
  });

  test('Word online', () => {
    const item = (tag: string, text: string) =>
      `<div class="ListContainerWrapper SCXW1"><${tag}><li><p class="Paragraph">${text}</p></li></${tag.slice(0, 2)}></div>`;
    const html =
      item('ul', 'a') + item('ul', 'b') + item('ol start="1"', 'c') + item('ol start="2"', 'd');
    expect(convert(html)).toBe('- a\n- b\n\n1. c\n2. d');
  });
});
