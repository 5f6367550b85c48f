import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { site } from '#brand/site.ts';
import { nepalDay } from '#contracts/nepalDay.ts';
import { render } from '#server/pages/render.ts';
import type { PageShells } from '#server/rendering/pageShell.ts';
import { loadCountry } from '#src/content/countries/loadCountry.ts';
import { bankSource, builtRates } from '#src/domain/exchangeRates.ts';
import { inNprText } from '#src/domain/figure.ts';
import { ratesText } from '#src/domain/rateText.ts';
import { studyCosts } from '#src/domain/studyCosts.ts';
import { capitalize } from '#src/lib/wording.ts';
import { someCountries } from '../../../../stories/support/offered.ts';

const LOADER = '<script data-chunks="/a.js"></script>';
const shell = {
  html: `<html><head><!--app-head--><style>.shell{}</style></head><body><div id="root" data-prerendered="app-pattern"><!--app-body--></div><!--app-data-->${LOADER}</body></html>`,
  styleIds: [],
};
const shells: PageShells = { '/': shell, '/blogs': shell, '/blogs/:id': shell, '/compare': shell };
const attack = '</title></script><script>alert(1)</script>"\'&<!-- $& $1';
const _id = '68e0a1b2c3d4e5f60718293a';
const blog = {
  _id,
  title: attack,
  content: attack,
  author: attack,
  imageUrl: 'https://pictures.example/"><script>',
};
const content = { blogs: [blog], testimonials: [{ _id, name: attack, message: attack }] };

const renderText = (path: string, shown = content, of = shells) => {
  const pattern = path.replace(/^\/blogs\/.+/, '/blogs/:id').replace(/\?.*/, '');
  return render({ path, pattern, content: shown }, of);
};
const renderDocument = async (...page: Parameters<typeof renderText>) =>
  parse(await renderText(...page));

type Document = ReturnType<typeof parse>;
const metaOf = (document: Document) => (property: string) =>
  document.querySelector(`head [property="og:${property}"]`)?.getAttribute('content');
const dataOf = (document: Document): ReturnType<typeof JSON.parse> =>
  JSON.parse(document.querySelector('#prerendered-data')?.rawText ?? '');

describe('a rendered blog', () => {
  it('has its own title, card and structured data, and is for its own address', async () => {
    const document = await renderDocument(`/blogs/${_id}`);
    const meta = metaOf(document);
    expect(document.querySelector('head title')?.text).toBe(`${attack} · ${site.name}`);
    expect(meta('title')).toBe(attack);
    expect(meta('type')).toBe('article');
    expect(meta('url')).toBe(`${site.url}/blogs/${_id}`);
    // Whatever the picture's address is, it ends no attribute.
    expect(meta('image')).toBe('https://pictures.example/%22%3E%3Cscript%3E');
    expect(meta('image:width')).toBeUndefined();
    expect(meta('image:alt')).toBe(attack);
    expect(meta('description')).toBe(attack);
    const texts = document.querySelectorAll('[type="application/ld+json"]');
    const postings = texts.map(({ rawText }) => JSON.parse(rawText));
    expect(postings).toContainEqual(
      expect.objectContaining({ headline: attack, datePublished: '2025-10-04T04:25:22.000Z' }),
    );
    expect(document.querySelector('#root')?.getAttribute('data-prerendered')).toBe(`/blogs/${_id}`);
  });

  it.each([
    [`/uploads/${'a'.repeat(32)}-1600.webp`, `/uploads/${'a'.repeat(32)}-card.jpg`],
    ['/images/blog.webp', '/social-card.png'],
    ['https://pictures.example/1.webp', '/social-card.png'],
    ['', '/social-card.png'],
  ])('with the picture %s has the card %s, with its size', async (imageUrl, card) => {
    const blogs = [{ ...blog, imageUrl }];
    const document = await renderDocument(`/blogs/${_id}`, { ...content, blogs });
    const meta = metaOf(document);
    expect(meta('image')).toBe(site.url + card);
    expect([meta('image:width'), meta('image:height')]).toEqual(['1200', '630']);
    const twitter = document.querySelector('head [name="twitter:card"]');
    expect(twitter?.getAttribute('content')).toBe('summary_large_image');
  });

  it('has no script but that of the shell, and the data as the browser reads it', async () => {
    for (const path of [`/blogs/${_id}`, '/blogs', '/']) {
      const document = await renderDocument(path);
      const scripts = document.querySelectorAll('script:not([type])');
      expect(scripts.map((script) => script.outerHTML)).toEqual([LOADER]);
      const data = dataOf(document);
      const [first] = data.lists?.blogs ?? [data.entry.blogs];
      expect(first.title).toBe(attack);
    }
  });

  it('leaves out what the browser would leave out', async () => {
    const document = await renderDocument(`/blogs/${_id}`, {
      ...content,
      blogs: [{ ...blog, author: ' ', imageUrl: '' }],
    });
    const data = dataOf(document);
    expect(data.entry.blogs).toEqual({ _id, title: attack, content: attack });
  });
});

it('lists a page of the blogs, and without a script the titles of all others', async () => {
  const blogs = Array.from({ length: 60 }, (_, index) => ({
    ...blog,
    _id: (60 - index).toString(16).padStart(24, '0'),
    title: `Blog ${index + 1}`,
  }));
  const document = await renderDocument('/blogs', { ...content, blogs });
  expect(document.querySelectorAll('article')).toHaveLength(12);
  expect(document.text).toContain('1 to 12 of 60 blogs');
  const pages = document.querySelectorAll('nav[aria-label="Pages"] a');
  expect(pages.at(-1)?.getAttribute('href')).toBe('/blogs?page=2#latest');
  const lists = document.querySelectorAll('noscript').map(({ rawText }) => parse(rawText));
  const links = lists.flatMap((list) => list.querySelectorAll('li a'));
  expect(links.map(({ text }) => text)).toEqual(blogs.slice(12).map(({ title }) => title));
  const data = dataOf(document);
  expect(data.totals).toEqual({ blogs: 60 });
  expect(data.lists.blogs).toHaveLength(12);
  expect(data).not.toHaveProperty('content');
});

it('compares the guides of a query, with a title and a description that name them', async () => {
  const [first, second] = someCountries('uk', 'canada');
  // With one country there is no such page.
  if (!second) return;
  const path = `/compare?with=${first.slug},${second.slug}`;
  const document = await renderDocument(path);
  const names = `${first.nameInText} and ${second.nameInText}`;
  const meta = metaOf(document);
  expect(document.querySelector('head title')?.text).toBe(`Compare ${names} · ${site.name}`);
  expect(meta('title')).toBe(`Compare ${names}`);
  expect(meta('description')).toContain(`Studying in ${names} side by side`);
  expect(meta('url')).toBe(site.url + path);
  expect(document.querySelector('#root')?.getAttribute('data-prerendered')).toBe('/compare');
  for (const { slug } of [first, second]) {
    for (const { amount } of studyCosts(await loadCountry(slug), '2026-11-27')) {
      const inRupees = inNprText({ ...amount, per: 'once' }, builtRates);
      expect(document.text).toContain(capitalize(inRupees));
    }
  }
  expect(document.text).not.toContain('Loading the');
  const checked = document.querySelectorAll('input[checked]');
  expect(checked.map((box) => box.getAttribute('value'))).toEqual([first.slug, second.slug]);
  expect(dataOf(document)).toEqual({
    renderedAt: nepalDay(new Date()),
    search: `?with=${first.slug},${second.slug}`,
  });
});

it('reckons with the rates of the server, says their day, and gives them to the browser', async () => {
  const [{ slug }] = someCountries('uk');
  const { currency } = await loadCountry(slug);
  const path = `/studyin/${slug}`;
  const source = bankSource('2026-11-26', '2026-11-26');
  const rates = { ...builtRates, [currency]: { npr: 1000.5, source } };
  const page = { path, pattern: path, content: {}, rates };
  const document = parse(await render(page, { [path]: shell }));
  const line = `NPR 1000.5 for 1 ${currency} (Nepal Rastra Bank, 26 November 2026)`;
  expect(document.text).toContain(line);
  expect(dataOf(document).rates[currency]).toEqual({ npr: 1000.5, source });
  const ofBuild = parse(await render({ ...page, rates: undefined }, { [path]: shell }));
  expect(ofBuild.text).toContain(ratesText(builtRates, currency));
  expect(dataOf(ofBuild).rates).toBeUndefined();
});

it('inlines only the styles that the shell does not have', async () => {
  const html = await renderText('/blogs');
  const styles = parse(html).querySelectorAll('style');
  const css = styles.map(({ rawText }) => rawText).join('');
  const className = /class="[^"]*css-([\w-]+)"/.exec(html)?.[1] ?? '';
  expect(css).toContain(`.css-${className}`);
  const all = [...new Set([...css.matchAll(/\.css-([\w-]+)/g)].map(([, id]) => id ?? ''))];
  const known = { '/blogs': { ...shell, styleIds: all } };
  const without = await renderText('/blogs', content, known);
  expect(without).not.toContain(`.css-${className}{`);
});
