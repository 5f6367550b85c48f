import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '#contracts/content.ts';
import type { Site } from '#src/domain/site.ts';
import { root } from '#tools/settings/settings.ts';

/** In place of a number that an invented consultancy does not have. */
const SAMPLE = 'SAMPLE';

/** The parts of `brand/site.ts` that belong to the fictional consultancy. */
export function sampleFields({
  founder,
  phone,
  mobile,
  url,
  email,
  social,
  licence,
  pan,
}: Site): string[] {
  // No number in Nepal ends in six zeros.
  const cannotRing = ({ tel }: { tel: string }) => /0{6}$/.test(tel);
  const isExample = (address: string) => /\.example\b/.test(address);
  return [
    ...(founder?._sample ? ['founder (invented)'] : []),
    ...(cannotRing(phone) ? ['phone (cannot ring)'] : []),
    ...(mobile && cannotRing(mobile) ? ['mobile (cannot ring)'] : []),
    ...(isExample(url) ? ['url (.example)'] : []),
    ...(isExample(email) ? ['email (.example)'] : []),
    ...(social.some((link) => isExample(link.url)) ? ['social (.example)'] : []),
    ...(licence?.number === SAMPLE ? ['licence (none)'] : []),
    ...(pan === SAMPLE ? ['PAN (none)'] : []),
  ];
}

/** The facts of a lawful consultancy that `brand/site.ts` does not give. */
export function missingFields({ licence, pan, payment }: Site): string[] {
  return [
    ...(licence ? [] : ['licence']),
    ...(pan ? [] : ['pan']),
    ...(payment ? [] : ['payment']),
  ];
}

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
