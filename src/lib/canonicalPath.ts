/**
 * The one form of a page's path: no empty segment, no slash at the end, no '.html' and no index
 * file. Lower and upper case differ.
 */
export function canonicalPath(pathname: string): string {
  const [path = ''] = pathname.split(/(?:(?<=\/)index)?\.html$/);
  return `/${path.split('/').filter(Boolean).join('/')}`;
}
