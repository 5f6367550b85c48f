import { browserslistToTargets, Features, transform } from 'lightningcss';
import { parse } from 'node-html-parser';
import { PurgeCSS } from 'purgecss';
import { supportedBrowsers } from '#src/lib/supportedBrowsers.ts';

/**
 * Returns the rules and variables that a page needs for its first paint: those of its HTML without
 * the deferred content and what opens. The page loads all of its styles later, so states such as
 * `Mui-disabled`, which the HTML does not have, are not lost.
 */
export async function criticalCss(html: string, css: string): Promise<string> {
  const document = parse(html);
  const hidden = '[data-deferred], [popover]:not(nav), dialog';
  for (const element of document.querySelectorAll(hidden)) element.remove();
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: document.toString(), extension: 'html' }],
    css: [{ raw: css }],
    variables: true,
    keyframes: true,
    // No visitor hovers before the first paint.
    blocklist: [/:(hover|active|focus|disabled)/, /::(selection|backdrop)/],
    // Set by a script.
    dynamicAttributes: ['data-scheme'],
  });
  if (!result) throw new Error('PurgeCSS returned no result.');
  return result.css;
}

/** Without the prefixes that Emotion adds for older browsers. */
const targets = browserslistToTargets(
  Object.entries(supportedBrowsers).map(([name, version]) => `${name.toLowerCase()} ${version}`),
);

/** Minifies a stylesheet and removes the prefixes that no supported browser needs. */
export function minifyCss(css: string): string {
  // The site has no light-dark(), for which Lightning CSS would add variables.
  const options = { minify: true, targets, exclude: Features.LightDark };
  return transform({ filename: 'page.css', code: Buffer.from(css), ...options }).code.toString();
}
