import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { kinds } from '#contracts/content.ts';
import { dateOfId } from '#contracts/ids.ts';
import seed from '../../../db.json' with { type: 'json' };

const blogs = parse(kinds.blogs.list.response, seed.blogs);
/** The entries of each kind, as in db.json and as the site reads them. */
const lists = Object.values(kinds).map(({ name, list }) => ({
  name,
  raw: seed[name],
  entries: parse(list.response, seed[name]),
}));

it('marks its people as invented, in a note and in each entry', () => {
  expect(seed._note).toContain('invented samples');
  for (const { raw } of lists) expect(raw.every((entry) => entry._sample)).toBe(true);
});

it('has an id of 24 hex digits for each entry, unique also without its time', () => {
  const ids = lists.flatMap(({ entries }) => entries.map(({ _id }) => _id));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
  expect(new Set(ids.map((id) => id.slice(8))).size).toBe(ids.length);
});

it.each(lists)('contains $name newest first, all from January to November 2025', ({ entries }) => {
  const times = entries.map(({ _id }) => dateOfId(_id)?.toISOString() ?? '');
  expect(times).toEqual(times.toSorted().toReversed());
  for (const time of times) expect(time).toMatch(/^2025-(0\d|1[01])-/);
});

it('has blogs with headings, lists and links, and no other markup, white space at the ends or repeated empty lines', () => {
  for (const { title, content, format } of blogs) {
    expect(format, title).toBe('markdown');
    expect(content, title).toMatch(/^## \S/m);
    expect(content, title).not.toMatch(/<[a-z/]|\*\*|^# |\n{3}| \n|\t/m);
    expect(content, title).toBe(content.trim());
  }
});
