import { createHash } from 'node:crypto';
import { Features, transform } from 'lightningcss';
import type { PageStyles } from '#src/entry-server.tsx';

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** Vite's own 'baseline-widely-available', for which the scripts are built too. */
const targets = {
  chrome: version(111),
  edge: version(111),
  firefox: version(114),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};

/** A page with the rules in its style tags made as short as they can be. */
export const shrinkStyles = (html: string) =>
  html.replace(
    /(<style[^>]*>)(.*?)(?=<\/style>)/gs,
    (_whole, tag: string, css: string) => tag + shrink(css),
  );

function shrink(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    exclude: Features.LightDark,
    // As every browser knows it, and not as the newest write it.
    include: Features.MediaRangeSyntax,
  });
  return code.toString();
}

/**
 * Parts what a page's elements look like from what they look like when pressed, pointed at, out of
 * use or printed, which can come later. What a rule that stays might have overridden stays, too.
 */
export function partStates(css: string): { readonly first: string; readonly later: string } {
  const rules = topLevelRules(css);
  const first: string[] = [];
  const later: string[] = [];
  rules.forEach((rule, place) => {
    const canWait = isPrinted(rule) || (isState(rule) && !isOverridden(rule, rules.slice(place)));
    (canWait ? later : first).push(rule);
  });
  return { first: first.join(''), later: later.join('') };
}

const isPrinted = (rule: string) => rule.startsWith('@media print');

function isState(rule: string): boolean {
  if (isPrinted(rule) || /^@media \((?:any-)?hover/.test(rule)) return true;
  // What moves when something changes, but not what moves by itself.
  if (/^@media \(prefers-reduced-motion/.test(rule)) return !rule.includes('animation');
  const [selectors = ''] = rule.split('{');
  return selectors
    .split(',')
    .every((selector) =>
      /:hover|:active|:focus|::-moz|\[open|\[aria-expanded|\.Mui-(?:disabled|focusVisible)|-loading/.test(
        selector,
      ),
    );
}

/** Whether a rule of the same element that stays is as strong: it has to keep the last word. */
function isOverridden(rule: string, others: readonly string[]): boolean {
  const [element = ''] = /\.css-[\w-]+/.exec(rule) ?? [];
  return others.some(
    (other) => !isState(other) && ['[', ':', '.'].some((more) => other.includes(element + more)),
  );
}

/** A sheet's rules, each with those inside it. */
function topLevelRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

/** What of the fonts' rules a page's first paint needs, and what comes after it. */
export function partFaces(css: string): { readonly first: string; readonly later: string } {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  // A face without an address is the visitor's own, with the metrics of the one to come.
  return {
    first: faces.filter((face) => !face.includes('url(')).join(''),
    later: faces.filter((face) => face.includes('url(')).join(''),
  };
}

/** The styles that a page holds, as tags, and those that can come after its first paint. */
export function partStyles({ globalStyles, firstStyles, laterStyles }: PageStyles) {
  const waiting: string[] = [];
  const tags = [...globalStyles, firstStyles].map(({ key, names, css }) => {
    const { first, later } = partStates(css);
    waiting.push(later);
    return `<style data-emotion="${[key, ...names].join(' ')}">${first}</style>`;
  });
  return {
    tags: tags.join(''),
    later: {
      names: [laterStyles.key, ...laterStyles.names].join(' '),
      css: waiting.join('') + laterStyles.css,
    },
  };
}

/**
 * The sheet that a page fetches after its first paint. Its first rule tells the starter under which
 * names Emotion knows what is in it.
 */
export function laterSheet(names: string, css: string) {
  const text = shrink(`html{--emotion:${names}}${css}`);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { url: `/assets/later-${hash}.css`, text };
}
