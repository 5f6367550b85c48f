import { expect, it } from 'vitest';
import { readWxr } from '#server/import/readWxr.ts';

const wrap = (items: string, head = '<?xml version="1.0" encoding="UTF-8" ?>') => `${head}
<rss version="2.0"><channel><title>Himal</title><link>https://old.example</link>
<wp:wxr_version>1.2</wp:wxr_version>${items}</channel></rss>`;
const read = (text: string) => readWxr([Buffer.from(text)]);
const post = (content: string, rest = '') =>
  `<item><title>T</title><content:encoded>${content}</content:encoded>${rest}</item>`;

it('reads the same in one part and byte by byte', async () => {
  const text = wrap(post('<![CDATA[<p>नमस्ते &amp; 😀 ]]]]><![CDATA[> end</p>]]>'));
  const whole = await read(text);
  expect(whole.items).toMatchObject([{ title: 'T', content: '<p>नमस्ते &amp; 😀 ]]> end</p>' }]);
  const bytes = [...Buffer.from(text)].map((byte) => Uint8Array.of(byte));
  expect(await readWxr(bytes)).toEqual(whole);
});

it('reads what plug-ins and old versions leave behind', async () => {
  const { items, authors } = await read(
    `\uFEFF\n\n${wrap(
      `<wp:author><wp:author_login><![CDATA[ gita\n]]></wp:author_login>
        <wp:author_display_name><![CDATA[Gita]]></wp:author_display_name></wp:author>
      ${post('a\u0000b\u000bc', '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>')}`,
    )}`,
  );
  expect(items).toMatchObject([{ content: 'abc', comments: 1 }]);
  expect([...authors]).toEqual([['gita', 'Gita']]);
});

it('keeps of custom fields only those that it reads', async () => {
  const meta = (key: string) =>
    `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>7</wp:meta_value></wp:postmeta>`;
  const { items } = await read(wrap(post('', meta('_thumbnail_id') + meta('_secret'))));
  expect(items.map(({ meta: fields }) => [...fields])).toEqual([[['_thumbnail_id', '7']]]);
});

it.each([
  ['<!DOCTYPE rss [<!ENTITY a "b">]>', /has a DTD/],
  ['<!DOCTYPE rss SYSTEM "file:///etc/passwd">', /has a DTD/],
])('refuses a DTD: %s', async (doctype, problem) => {
  await expect(read(wrap(post('&a;'), `<?xml version="1.0"?>${doctype}`))).rejects.toThrow(problem);
});

it.each([
  ['an entity of its own', wrap(post('&own;')), /line \d+: undefined entity/],
  [
    'a cut file',
    wrap(post('x')).slice(0, -40),
    /not an export of WordPress, or not a whole one.*Choose the \.xml/,
  ],
  ['no XML', 'Dear Madam', /not an export of WordPress/],
  ['nothing', '', /not an export of WordPress/],
  ['another feed', '<rss><channel><title>T</title></channel></rss>', /not an export of WordPress/],
  ['deep elements', wrap(`<a>`.repeat(40) + `</a>`.repeat(40)), /nested too deep/],
])('refuses %s', async (_name, text, problem) => {
  await expect(read(text)).rejects.toThrow(problem);
});

it('refuses what is not UTF-8, also at its end', async () => {
  const latin1 = Buffer.from(wrap(post('Caf\xe9')), 'latin1');
  await expect(readWxr([latin1])).rejects.toThrow(/not UTF-8/);
  await expect(readWxr([Buffer.from(wrap('')), Buffer.from([0xe0, 0xa4])])).rejects.toThrow(
    /not UTF-8/,
  );
});

it('marks a post with a field that is far too long, and reads the others', async () => {
  const { items } = await read(wrap(post('a'.repeat(5_000_001)) + post('b')));
  expect(items.map(({ isTooLong, content }) => [isTooLong, content])).toEqual([
    [true, ''],
    [false, 'b'],
  ]);
});

it('reads 20 MB in a few seconds', async () => {
  const text = wrap(post(`<![CDATA[${'<p>word &amp; word</p>'.repeat(1000)}]]>`).repeat(900));
  const parts = Array.from({ length: Math.ceil(text.length / 65_536) }, (_, index) =>
    Buffer.from(text.slice(index * 65_536, (index + 1) * 65_536)),
  );
  const start = process.threadCpuUsage();
  expect((await readWxr(parts)).items).toHaveLength(900);
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(5000);
});
