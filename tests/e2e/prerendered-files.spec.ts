import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { site as company } from '#brand/site.ts';
import { paths } from '#src/pageTable.ts';
import { sharedPage, test } from './fixtures.ts';
import { blogs, gone, nepali, plain, testimonials, tricky } from './prerendered-data.ts';
import { queryXml } from './xml.ts';

test.use({ data: { testimonials, blogs }, siteKind: 'build with data' });

test.describe('feed, redirects and sitemap', () => {
  const shared = sharedPage(paths.about);

  const getSearchText = (path: string, selector: string) => queryXml(shared.page, path, selector);

  test('a page links to the feed', async () => {
    await expect(shared.page.locator('head link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      '/feed.xml',
    );
  });

  test('the feed has every blog', async () => {
    for (const required of ['title', 'link', 'description']) {
      expect(
        await getSearchText('/feed.xml', `rss[version="2.0"] > channel > ${required}`),
      ).not.toEqual(['']);
    }
    expect(await getSearchText('/feed.xml', 'item > title')).toEqual(
      blogs.map(({ title }) => title.replace('\u0007', '')),
    );
    expect(await getSearchText('/feed.xml', 'item > guid')).toEqual(
      blogs.map(({ _id }) => `${company.url}${paths.blog(_id)}`),
    );
    // An odd id contains no time.
    expect(await getSearchText('/feed.xml', 'item > pubDate')).toHaveLength(4);
    expect((await getSearchText('/feed.xml', 'item > pubDate'))[0]).toBe(
      'Tue, 18 Nov 2025 04:55:00 GMT',
    );
  });

  test('the redirects list prerendered blogs before the pattern for all others', ({ site }) => {
    const rules = readFileSync(join(site.dir, '_redirects'), 'utf8').trim().split('\n');
    const built = [gone, nepali, tricky, plain].map(({ _id }) => paths.blog(_id));
    expect(rules).toEqual([
      '/studyin /#destinations 301',
      '/testpreparation /#tests 301',
      ...built.map((path) => `${path} ${path} 200`),
      '/blogs/:id /blogs/blog 200',
      '/dashboard/* /dashboard 200',
    ]);
  });

  test('the sitemap has the pages and every blog', async () => {
    const urls = await getSearchText('/sitemap.xml', 'url > loc');
    expect(urls).toContain(`${company.url}/about`);
    for (const { _id } of blogs) expect(urls).toContain(company.url + paths.blog(_id));
  });
});

test('the built site sends its security headers', async ({ site }) => {
  const { headers } = await fetch(site.url);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
