/** The files that `npm run init` writes into brand/, from the answers. */
import { isDeepStrictEqual } from 'node:util';
import { fonts } from '#brand/fonts.ts';
import { kinds } from '#contracts/content.ts';
import type { Site } from '#src/domain/site.ts';
import type { Answers } from './answers.ts';
import { createPalette } from './palette.ts';
import { readHours } from './readHours.ts';

/** The company of the answers. */
export function siteOf(answers: Answers): Site {
  const { url, phone, mobile, chats = ['WhatsApp'], offices, hours, holidays, ...others } = answers;
  const { social = {}, achievements = [], countries: _, tests: _tests, ...more } = others;
  const { courses: _courses, colours: _colours, logo: _logo, entries: _entries, ...own } = more;
  const toPhone = (display: string) => ({ display, tel: display.replaceAll(/[^+\d]/g, '') });
  const [head, ...branches] = offices.map(({ name, phone, latitude, longitude, ...address }) => ({
    ...(name && { name }),
    address: { ...address, country: 'Nepal', countryCode: 'NP' },
    location: { latitude, longitude },
    ...(phone && { phone: toPhone(phone) }),
  }));
  if (!head) throw new Error('There is no office.');
  return {
    ...own,
    url: new URL(url).origin,
    phone: toPhone(phone),
    ...(mobile && { mobile: { ...toPhone(mobile), chats } }),
    offices: [head, ...branches],
    hours: {
      spans: hours.flatMap((line) => readHours(line) ?? []),
      ...(holidays && { holidays }),
    },
    social: Object.entries(social).map(([name, url]) => ({ name, url })),
    achievements,
  };
}

const literal = (value: unknown) => JSON.stringify(value, null, 2);

function offersSource({ countries, tests }: Answers): string {
  // Both files export each by its slug.
  return `import { ${['type CountryModule', ...countries].join(', ')} } from '#src/content/countries/countries.ts';
import { ${['type ExamModule', ...tests].join(', ')} } from '#src/content/exams/exams.ts';

/** The countries that we advise on, in the order of the menus. What is not listed has no page. */
export const countries: readonly CountryModule[] = [${countries.join(', ')}];

/** The tests that we prepare for, in the order of the menus. What is not listed has no page. */
export const exams: readonly ExamModule[] = [${tests.join(', ')}];
`;
}

function coursesSource({ courses = {} }: Answers): string {
  return `import type { OurCourses } from '#src/domain/exam.ts';

/** Our own courses, by the test. The page of a test that is not here says: ask us for the fee. */
export const courses: OurCourses = ${literal(courses)};
`;
}

/** The mark of a logo from an SVG file: its box, and what is inside. */
export function readLogo(svg: string): { viewBox: string; mark: string } | undefined {
  const [, attributes = '', mark] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/i.exec(svg) ?? [];
  const size = (name: string) => new RegExp(`\\b${name}="([\\d.]+)`).exec(attributes)?.[1];
  const viewBox =
    /\bviewBox="([^"]+)"/i.exec(attributes)?.[1] ?? `0 0 ${size('width')} ${size('height')}`;
  // It becomes part of each page, so it must not bring code.
  if (!mark || viewBox.includes('undefined') || /<script|\son\w+=|<foreignObject/i.test(mark)) {
    return undefined;
  }
  return {
    viewBox,
    mark: mark
      .replaceAll(/<!--[\s\S]*?-->|<(title|desc|metadata)\b[\s\S]*?<\/\1>/gi, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  };
}

function logoSource({ viewBox, mark }: { viewBox: string; mark: string }): string {
  return `/** The box of the mark. */
export const LOGO_VIEW_BOX = ${literal(viewBox)};

const mark = ${literal(mark)};

/**
 * The mark of the logo, as SVG. What has no fill of its own has the colour of the text around it;
 * 'accent' in the file stands for the accent colour.
 */
export function logoMark(accent: string): string {
  return mark.replaceAll('"accent"', () => \`"\${accent}"\`);
}
`;
}

function initialLogo({ shortName }: Answers) {
  const letter = [...shortName][0] ?? '';
  const safe = letter.replace(/[<&"]/g, '');
  return {
    viewBox: '0 0 32 32',
    mark: `<circle cx="16" cy="16" r="14" fill="none" stroke="currentColor" stroke-width="2.5"/><text x="16" y="22" text-anchor="middle" font-family="${fonts.heading}" font-size="18" font-weight="600">${safe}</text>`,
  };
}

/** In place of what the specification says about the sample. */
const testSource = `import { expect, it } from 'vitest';
import answers from './answers.json' with { type: 'json' };
import { site } from './site.ts';

/** What must be true of your own brand: add to it as you like. */
it('is the brand of the answers', () => {
  expect(site.name).toBe(answers.name);
  expect(site.email).toBe(answers.email);
});
`;

interface EarlierEntries {
  readonly [kind: string]: readonly { readonly _id?: string }[] | undefined;
}

/** The entries of each kind with ids, the newest first. One that was there before keeps its id. */
function entriesSource({ entries }: Answers, now: Date, earlier: EarlierEntries): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const withIds = (kind: string, digit: number) =>
    (entries?.[kind] ?? []).map((entry, index) => {
      const hex = (seconds - index).toString(16).padStart(8, '0');
      const known = earlier[kind]?.find(({ _id, ...fields }) => isDeepStrictEqual(fields, entry));
      return { _id: known?._id ?? `${hex}${String(digit).padStart(16, '0')}`, ...entry };
    });
  const lists = Object.keys(kinds).map((kind, index) => [kind, withIds(kind, index + 1)]);
  return `${literal({ ...Object.fromEntries(lists), messages: [] })}\n`;
}

interface Given {
  readonly logo: string | undefined;
  /** The comment above the colours in the sample's colours.ts. */
  readonly colourNotes: string;
  readonly now: Date;
  /** The entries that the last init has written. */
  readonly earlier?: EarlierEntries;
}

/** The content of each file, by its path in brand/. */
export function brandFiles(
  answers: Answers,
  { logo, colourNotes, now, earlier = {} }: Given,
): Readonly<Record<string, string>> {
  const { brand, accent } = answers.colours;
  return {
    'site.ts': `import type { Site } from '#src/domain/site.ts';

/** Who the consultancy is. \`npm run init\` has written it; change it as you like. */
export const site: Site = ${literal(siteOf(answers))};
`,
    'offers.ts': offersSource(answers),
    'courses.ts': coursesSource(answers),
    'colours.ts': `${colourNotes}export const colors = ${literal(createPalette(brand, accent))} as const;\n`,
    'logo.ts': logoSource((logo && readLogo(logo)) || initialLogo(answers)),
    'db.json': entriesSource(answers, now, earlier),
    'brand.test.ts': testSource,
  };
}
