/**
 * The inline script in the head of 404.html, which a static host sends for '/About' as well: it opens
 * the page itself, before anything of this one is shown.
 */
import { canonicalPath } from '#src/domain/canonicalPath.ts';

const { pathname, search, hash } = window.location;
const path = canonicalPath(pathname);
if (path !== pathname) {
  document.documentElement.hidden = true;
  window.location.replace(path + search + hash);
}
