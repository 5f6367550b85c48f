import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import type { ContentFrames } from '#rendering/fillPage.ts';
import { render } from '#server/pages/render.ts';
import { site } from '#src/content/site.ts';

const frame = {
  template: '<html><head></head><body><div id="root"></div></body></html>',
  styles: '<style>.frame{}</style>',
  script: '<script data-hydrate="interaction"></script>',
  styleIds: [],
};
const frames: ContentFrames = { '/': frame, '/blogs': frame, '/blogs/:id': frame };
const attack = '</title></script><script>alert(1)</script>"\'&<!-- $& $1';
const _id = '68e0a1b2c3d4e5f60718293a';
const blog = { _id, title: attack, content: attack, author: attack, imageUrl: '"><script>' };
const job = { blogs: [blog], testimonials: [{ _id, name: attack, message: attack }] };

const renderDocument = async (path: string, content: typeof job = job) =>
  parse(await render({ path, ...content }, frames));

describe('a rendered blog', () => {
  it('has its own title, card and structured data, and is for its own address', async () => {
    const document = await renderDocument(`/blogs/${_id}`);
    const meta = (property: string) =>
      document.querySelector(`head [property="og:${property}"]`)?.getAttribute('content');
    expect(document.querySelector('head title')?.text).toBe(`${attack} · ${site.name}`);
    expect(meta('title')).toBe(attack);
    expect(meta('type')).toBe('article');
    expect(meta('url')).toBe(`${site.url}/blogs/${_id}`);
    const texts = document.querySelectorAll('[type="application/ld+json"]');
    const postings = texts.map(({ rawText }) => JSON.parse(rawText));
    expect(postings).toContainEqual(expect.objectContaining({ headline: attack }));
    expect(document.querySelector('#root')?.getAttribute('data-prerendered')).toBe(`/blogs/${_id}`);
  });

  it('has no script but that of the frame, and the data as the browser reads it', async () => {
    for (const path of [`/blogs/${_id}`, '/blogs', '/']) {
      const document = await renderDocument(path);
      const scripts = document.querySelectorAll('script:not([type])');
      expect(scripts.map((script) => script.outerHTML)).toEqual([frame.script]);
      const data = JSON.parse(document.querySelector('#prerendered-data')?.rawText ?? '');
      const [first] = data.blogs ?? [data.blog];
      expect(first.title).toBe(attack);
    }
  });

  it('leaves out what the browser would leave out', async () => {
    const document = await renderDocument(`/blogs/${_id}`, {
      ...job,
      blogs: [{ ...blog, author: ' ', imageUrl: '' }],
    });
    const data = JSON.parse(document.querySelector('#prerendered-data')?.rawText ?? '');
    expect(data.blog).toEqual({ _id, title: attack, content: attack });
  });
});

it('inlines only the styles that the frame does not have', async () => {
  const html = await render({ path: '/blogs', ...job }, frames);
  const css = parse(html).querySelectorAll('style').at(-1)?.rawText ?? '';
  const className = /class="[^"]*css-([\w-]+)"/.exec(html)?.[1] ?? '';
  expect(css).toContain(`.css-${className}`);
  const all = [...new Set([...css.matchAll(/\.css-([\w-]+)/g)].map(([, id]) => id ?? ''))];
  const known = { '/blogs': { ...frame, styleIds: all } };
  const without = await render({ path: '/blogs', ...job }, known);
  expect(without).not.toContain(`.css-${className}{`);
});

it('renders the sitemap and the feed', async () => {
  const sitemap = await render({ path: '/sitemap.xml', ...job }, frames);
  expect(sitemap).toContain(`<loc>${site.url}/blogs/${_id}</loc>`);
  expect(sitemap).toContain(`<loc>${site.url}/about</loc>`);
  const feed = await render({ path: '/feed.xml', ...job }, frames);
  expect(feed).toContain(`<link>${site.url}/blogs/${_id}</link>`);
  expect(feed).not.toContain('<script>');
});
