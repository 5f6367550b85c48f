import { parse } from 'node-html-parser';
import { PurgeCSS } from 'purgecss';

/**
 * Returns the rules and variables that a page needs for its first paint: those of its HTML without
 * the deferred content. The page loads all of its styles later, so states such as `Mui-disabled`,
 * which the HTML does not have, are not lost.
 */
export async function criticalCss(html: string, css: string): Promise<string> {
  const document = parse(html);
  for (const element of document.querySelectorAll('[data-deferred]')) element.remove();
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: document.toString(), extension: 'html' }],
    css: [{ raw: css }],
    variables: true,
    keyframes: true,
    // Set by a script.
    dynamicAttributes: ['data-scheme'],
  });
  if (!result) throw new Error('PurgeCSS returned no result.');
  return result.css;
}
