import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '#contracts/content.ts';
import type { Site } from '#src/domain/site.ts';
import { root } from '#tools/settings/settings.ts';

/** In place of a number that an invented consultancy does not have. */
const SAMPLE = 'SAMPLE';

/** The parts of `brand/site.ts` that belong to the fictional consultancy. */
export function sampleFields(site: Site): string[] {
  // No number in Nepal ends in six zeros.
  const cannotRing = (phone?: { tel: string }) => /0{6}$/.test(phone?.tel ?? '');
  const isExample = (address: string) => /\.example\b/.test(address);
  return namesOf({
    'founder (invented)': site.founder?._sample,
    'phone (cannot ring)': cannotRing(site.phone),
    'mobile (cannot ring)': cannotRing(site.mobile),
    'url (.example)': isExample(site.url),
    'email (.example)': isExample(site.email),
    'social (.example)': site.social.some(({ url }) => isExample(url)),
    'licence (none)': site.licence?.number === SAMPLE,
    'PAN (none)': site.pan === SAMPLE,
  });
}

/** The facts of a lawful consultancy that `brand/site.ts` does not give. */
export const missingFields = ({ licence, pan, payment }: Site): string[] =>
  namesOf({ licence: !licence, pan: !pan, payment: !payment });

/** The names of what is so. */
const namesOf = (facts: Readonly<Record<string, boolean | undefined>>): string[] =>
  Object.keys(facts).filter((name) => facts[name]);

/** True if the social card was drawn with this name. `npm run generate icons` draws it. */
function cardShows(name: string): boolean {
  return readFileSync(join(root, 'brand/public/social-card.png')).includes(
    encodeURIComponent(name),
  );
}

/** One line that names all sample data of a build; undefined if there is none. */
export function describeSamples(company: Site, content: Partial<Content> = {}): string | undefined {
  const fields = sampleFields(company);
  const counts = Object.entries(content).flatMap(([name, entries]) => {
    const count = entries.filter(({ _sample }) => _sample).length;
    return count > 0 ? [`${count} ${name}`] : [];
  });
  const parts = [
    ...(fields.length > 0 ? [`${fields.join(', ')} in brand/site.ts`] : []),
    ...(cardShows(company.name) ? [] : ['another name in brand/public/social-card.png']),
    ...counts,
  ];
  return parts.length > 0 ? `Still sample data: ${parts.join('; ')}.` : undefined;
}
