import { canonicalPath } from '#src/domain/canonicalPath.ts';
import type { PageRedirect } from '#src/pageTable.ts';

/** The rules by which a host has to serve the build. */
export interface Hosting {
  readonly headers: HeaderRules;
  readonly rewrites: readonly Rewrite[];
  readonly redirects: readonly PageRedirect[];
}

/** The headers of each path. A path may end with a `*`. */
export type HeaderRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A file that is served for many addresses: `/dashboard/*`, `/blogs/:id`. */
export interface Rewrite {
  readonly pattern: string;
  /** The path of the file on the site, without '.html'. */
  readonly target: string;
}

/** The build's file with `Hosting`, for the servers of this project. It is not for visitors. */
export const HOSTING_FILE = '_hosting.json';

/** Formats rules as a `_headers` file for Netlify and Cloudflare Pages. */
export function formatHeaders(rules: HeaderRules): string {
  const lines = Object.entries(rules).flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Formats redirects and rewrites as a `_redirects` file for Netlify and Cloudflare Pages. */
export function formatRedirects(hosting: Pick<Hosting, 'rewrites' | 'redirects'>): string {
  return [
    ...hosting.redirects.map(({ from, to }) => `${from} ${to} 301\n`),
    ...hosting.rewrites.map(({ pattern, target }) => `${pattern} ${target} 200\n`),
  ].join('');
}

/** The address to which a host redirects another form of a page's path, such as '/About/'. */
export function redirectTarget(
  pathname: string,
  redirects: readonly PageRedirect[],
  isPage: (path: string) => boolean,
  toPath = canonicalPath,
): string | undefined {
  const path = toPath(pathname);
  const redirect = redirects.find(({ from }) => from === path);
  return redirect?.to ?? (path !== pathname && isPage(path) ? path : undefined);
}

/** The address of a redirect, with the query of the request before its fragment. */
export function redirectLocation(target: string, search: string): string {
  const [path = '', ...fragment] = target.split('#');
  return [path + search, ...fragment].join('#');
}

/** All headers for a path. If two rules set the same header, the later one wins. */
export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const matching = Object.entries(rules).filter(([pattern]) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.assign({}, ...matching.map(([, headers]) => headers));
}
