import { paths } from '#src/paths.ts';
import { publicPages } from '../build/pages.ts';

/** An unknown address. */
export const unknownPath = '/no-such-page';

/** Every public page, the newest blog of the API, and an unknown address. */
export async function measuredRoutes(apiUrl: string): Promise<readonly string[]> {
  const answer = await fetch(`${apiUrl}/api/blogs/get`);
  const [newest]: { readonly _id: string }[] = await answer.json();
  if (!newest) throw new Error('The seed has no blog.');
  return [...publicPages.map(({ path }) => path), paths.blog(newest._id), unknownPath];
}
