import { variablePrefix } from '#src/theme/tokens.ts';

const definition = new RegExp(`(--${variablePrefix}-[\\w-]+):([^;}"]*);?`, 'g');
const reference = new RegExp(`var\\((--${variablePrefix}-[\\w-]+)`, 'g');
const styleTag = /<style[^>]*>.*?<\/style>/gs;
const themeSheet = /<style data-emotion="css-global [^"]*">(:root\{[^<]*)<\/style>/g;

/**
 * The theme's variables where they are needed: of some 240 a page needs 40, and the others are
 * 2.4 KB of what has to come before the first paint. `html` keeps those that it asks for itself;
 * `laterVariables` are the rules with those that only `laterCss` asks for. The script brings the
 * whole sheet: so the one in the page loses its name, or Emotion would take it for the same.
 */
export function partVariables(html: string, laterCss: string) {
  const values = new Map<string, string[]>();
  for (const [style] of html.matchAll(styleTag)) {
    for (const [, name = '', value = ''] of style.matchAll(definition)) {
      values.set(name, [...(values.get(name) ?? []), value]);
    }
  }
  const first = namesNeeded(html.replace(definition, ''), values);
  const later = new Set([...namesNeeded(laterCss, values)].filter((name) => !first.has(name)));
  const sheets = [...html.matchAll(themeSheet)].map(([, rules = '']) => rules);
  return {
    html: html
      .replace(themeSheet, '<style>$1</style>')
      .replace(styleTag, (style) => keepOnly(first, style)),
    laterVariables:
      later.size > 0 ? sheets.map((rules) => onlyVariables(later, rules)).join('') : '',
  };
}

/** What a text asks for, and what that refers to. */
function namesNeeded(text: string, values: ReadonlyMap<string, readonly string[]>): Set<string> {
  const names = new Set(namesIn(text));
  // A set hands out what is added on the way, too.
  for (const name of names) {
    for (const value of values.get(name) ?? []) {
      for (const other of namesIn(value)) names.add(other);
    }
  }
  return names;
}

const namesIn = (text: string) => [...text.matchAll(reference)].map(([, name = '']) => name);

const keepOnly = (names: ReadonlySet<string>, css: string) =>
  css.replace(definition, (whole, name: string) => (names.has(name) ? whole : ''));

/** Rules without anything else that stands in them. */
const onlyVariables = (names: ReadonlySet<string>, rules: string) =>
  rules.replace(/\{([^{}]*)\}/g, (_rule, body: string) => {
    const kept = [...body.matchAll(definition)].filter(([, name = '']) => names.has(name));
    return `{${kept.map(([, name, value]) => `${name}:${value};`).join('')}}`;
  });
