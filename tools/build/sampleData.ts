import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { is, literal, object } from 'valibot';
import { kinds } from '#contracts/content.ts';
import type { Site } from '#src/domain/site.ts';
import { root } from '#tools/settings/settings.ts';

/** How long the build waits for a response of the API, in ms. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** What db.json writes into each invented entry. */
const sample = object({ _sample: literal(true) });

/** The parts of `brand/site.ts` that belong to the fictional consultancy. */
export function sampleFields({ founder, phone, mobile, url, email, social }: Site): string[] {
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
  ];
}

/** Whether the social card was drawn with this name. `npm run generate icons` draws it. */
export function cardShows(name: string): boolean {
  return readFileSync(join(root, 'brand/public/social-card.png')).includes(
    encodeURIComponent(name),
  );
}

/** Counts the entries of a list of the API that are marked with `_sample`; 0 if it cannot be read. */
async function countSamples(apiUrl: string, path: string): Promise<number> {
  try {
    const response = await fetch(apiUrl.replace(/\/+$/, '') + path, {
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    const entries: unknown = await response.json();
    if (!Array.isArray(entries)) return 0;
    return entries.filter((entry) => is(sample, entry)).length;
  } catch {
    return 0; // Prerendering warns about it.
  }
}

/** One line that names all sample data of a build; undefined if there is none. */
export async function describeSamples(
  company: Site,
  apiUrl: string | undefined,
): Promise<string | undefined> {
  const fields = sampleFields(company);
  const counts = await Promise.all(
    Object.values(kinds).map(async ({ name, list }) => {
      const count = apiUrl ? await countSamples(apiUrl, list.path) : 0;
      return count > 0 ? [`${count} ${name}`] : [];
    }),
  );
  const parts = [
    ...(fields.length > 0 ? [`${fields.join(', ')} in brand/site.ts`] : []),
    ...(cardShows(company.name) ? [] : ['another name in brand/public/social-card.png']),
    ...counts.flat(),
  ];
  return parts.length > 0 ? `Still sample data: ${parts.join('; ')}.` : undefined;
}
