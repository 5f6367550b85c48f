import { variablePrefix } from '#src/theme/tokens.ts';

const definition = new RegExp(`(--${variablePrefix}-[\\w-]+):([^;}"]*);?`, 'g');
const reference = new RegExp(`var\\((--${variablePrefix}-[\\w-]+)`, 'g');
const styleTag = /<style[^>]*>[^<]*<\/style>/g;
const themeSheet = /<style data-emotion="css-global [^"]*">(?=:root\{)/g;

/**
 * A page without the theme's variables that nothing on it asks for: of some 240 it needs 40, and
 * the others are 2.4 KB of what has to come before the first paint. The script brings the whole
 * sheet: so the one in the page loses its name, or Emotion would take it for the same.
 */
export function dropUnusedVariables(html: string): string {
  const values = new Map<string, string[]>();
  for (const [style] of html.matchAll(styleTag)) {
    for (const [, name = '', value = ''] of style.matchAll(definition)) {
      values.set(name, [...(values.get(name) ?? []), value]);
    }
  }
  const used = new Set(referencesIn(html.replace(definition, '')));
  // What a variable in use refers to is in use; a set hands out what is added on the way, too.
  for (const name of used) {
    for (const value of values.get(name) ?? []) {
      for (const other of referencesIn(value)) used.add(other);
    }
  }
  return html.replace(styleTag, (style) =>
    style
      .replace(definition, (whole, name: string) => (used.has(name) ? whole : ''))
      .replace(themeSheet, '<style>'),
  );
}

const referencesIn = (text: string) => [...text.matchAll(reference)].map(([, name = '']) => name);
