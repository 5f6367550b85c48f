import { isEntryId } from '#contracts/ids.ts';
import { allPages } from '#src/pageTable.ts';

/** A page's path without empty segments, a slash at the end, '.html' and an index file. */
export function tidyPath(pathname: string): string {
  const [path = ''] = pathname.split(/(?:(?<=\/)index)?\.html$/i);
  return `/${path.split('/').filter(Boolean).join('/')}`;
}

/** The one form of a page's path, in lower case but for the ids of other servers. */
export function canonicalPath(pathname: string): string {
  const path = tidyPath(pathname);
  const lower = path.toLowerCase();
  if (!allPages.some((page) => firstSegment(page.path) === firstSegment(lower))) return path;
  for (const { path: pattern, entryOf } of allPages) {
    const [prefix = ''] = pattern.split(':');
    if (!entryOf || !lower.startsWith(prefix)) continue;
    return isEntryId(lower.slice(prefix.length)) ? lower : prefix + path.slice(prefix.length);
  }
  return lower;
}

const firstSegment = (path: string) => path.split('/')[1];
