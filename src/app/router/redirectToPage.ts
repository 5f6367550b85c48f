/** The inline script of 404.html, by which a static host opens the page for '/About'. */
import { canonicalPath } from '#src/domain/canonicalPath.ts';

const { pathname, search, hash } = window.location;
const path = canonicalPath(pathname);
if (path !== pathname) {
  document.documentElement.hidden = true;
  window.location.replace(path + search + hash);
}
