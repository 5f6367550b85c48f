/** How often rules that components have added since are adapted, in ms. */
const INTERVAL_MS = 300;

/** What a browser does with forced colours, as far as a style sheet can; drawings keep theirs. */
const forcedColors = `
  :not(svg, svg *), ::before, ::after {
    color: CanvasText !important; background-color: transparent !important; border-color: CanvasText !important;
    box-shadow: none !important; text-shadow: none !important; color-scheme: dark !important;
  }
  html, header, [popover], .MuiPaper-root { background-color: Canvas !important; }
  a, a * { color: LinkText !important; }
  button, button *, [role='button'] { color: ButtonText !important; background-color: ButtonFace !important; }`;

/** Shows a story as printed, or with forced colours. Returns a function that ends it. */
export function simulateMedia(media: string): (() => void) | undefined {
  const query = { print: /print/, 'forced-colors': /forced-colors: active/ }[media];
  if (!query) return undefined;
  const originals = new Map<MediaList, string>();
  const set = (list: MediaList, text: string) => {
    if (!originals.has(list)) originals.set(list, list.mediaText);
    list.mediaText = text;
  };
  const adapt = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && query.test(rule.media.mediaText)) set(rule.media, 'all');
      if (media === 'print' && rule instanceof CSSMediaRule && rule.media.mediaText === 'screen')
        set(rule.media, 'not all');
      if (rule instanceof CSSGroupingRule) adapt(rule.cssRules);
    }
  };
  const adaptAll = () => {
    for (const sheet of document.styleSheets)
      if (sheet.href?.startsWith('data:') !== true) adapt(sheet.cssRules);
  };
  const style = document.createElement('style');
  style.textContent = media === 'forced-colors' ? forcedColors : '';
  document.head.append(style);
  adaptAll();
  const timer = setInterval(adaptAll, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    style.remove();
    for (const [list, text] of originals) list.mediaText = text;
  };
}

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** A text as another language may write it: 40% longer, with accents, in brackets. */
function lengthen(text: string): string {
  const words = text.trim();
  if (!/\p{Script=Latin}/u.test(words) || words.startsWith('[')) return text;
  const long = words.replace(/[aeiou]/g, (letter) => accents[letter] ?? letter);
  return text.replace(words, `[${long}${' one'.repeat(Math.ceil(words.length / 10))}]`);
}

/** Lengthens all texts of the page. Returns a function that stops; shown texts stay as they are. */
export function lengthenTexts(root: Node): () => void {
  const visit = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = lengthen(node.nodeValue ?? '');
      if (text !== node.nodeValue && !node.parentElement?.closest('style, script, [data-rest]'))
        node.nodeValue = text;
    }
  };
  visit();
  const observer = new MutationObserver(visit);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
