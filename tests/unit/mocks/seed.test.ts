import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { kinds } from '#contracts/content.ts';
import { dateOfId } from '#contracts/ids.ts';
import { root } from '#tools/settings/settings.ts';
import seed from '../../../db.json' with { type: 'json' };

const devanagari = /\p{Script=Devanagari}/u;
const blogs = parse(kinds.blogs.list.response, seed.blogs);
/** The entries of each kind, as in db.json and as the site reads them. */
const lists = Object.values(kinds).map(({ name, list }) => ({
  name,
  raw: seed[name],
  entries: parse(list.response, seed[name]),
}));

const wordCount = (text: string) => text.split(/\s+/).length;

describe('the seed', () => {
  it('marks its people as invented, in a note and in each entry', () => {
    expect(seed._note).toContain('invented samples');
    for (const { raw } of lists) expect(raw.every((entry) => entry._sample)).toBe(true);
  });

  it('has an id of 24 hex digits for each entry, unique also without its time', () => {
    const ids = lists.flatMap(({ entries }) => entries.map(({ _id }) => _id));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect(new Set(ids.map((id) => id.slice(8))).size).toBe(ids.length);
  });

  it.each(lists)(
    'contains $name newest first, all from January to November 2025',
    ({ entries }) => {
      const times = entries.map(({ _id }) => dateOfId(_id)?.toISOString() ?? '');
      expect(times).toEqual(times.toSorted().toReversed());
      for (const time of times) expect(time).toMatch(/^2025-(0\d|1[01])-/);
    },
  );
});

describe('blogs of the seed', () => {
  it('are at least ten, of at least 600 words', () => {
    expect(blogs.length).toBeGreaterThanOrEqual(10);
    for (const { content } of blogs) expect(wordCount(content)).toBeGreaterThanOrEqual(600);
  });

  it('include one with a Nepali title, in both languages', () => {
    const nepali = blogs.filter(({ title }) => devanagari.test(title));
    expect(nepali).toHaveLength(1);
    expect(nepali[0]?.content).toMatch(devanagari);
    expect(nepali[0]?.content).toMatch(/In English, in short/);
  });

  it('include one image, under 40 KB in public/', () => {
    const images = blogs.flatMap(({ imageUrl }) => imageUrl ?? []);
    expect(images).toEqual(['/images/blog-planning-calendar.webp']);
    for (const image of images) {
      expect(statSync(join(root, 'public', image)).size).toBeLessThan(40 * 1024);
    }
  });

  it('are plain text without markup, white space at the ends or repeated empty lines', () => {
    for (const { title, content } of blogs) {
      expect(content, title).not.toMatch(/<[a-z/]|\*\*|^#|\]\(|\n{3}| \n|\t/m);
      expect(content, title).toBe(content.trim());
    }
  });
});
