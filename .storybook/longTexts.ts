import type { StoryContext } from '@storybook/react-vite';

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** A text as another language may write it: 40% longer, with accents, in brackets. */
function lengthen(text: string): string {
  const words = text.trim();
  if (!/\p{Script=Latin}/u.test(words) || words.startsWith('[')) return text;
  const long = words.replace(/[aeiou]/g, (letter) => accents[letter] ?? letter);
  return text.replace(words, `[${long}${' one'.repeat(Math.ceil(words.length / 10))}]`);
}

/** Lengthens all texts of a story until it is left. */
export function lengthenTexts({ canvasElement, abortSignal }: StoryContext): void {
  const visit = () => {
    const walker = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = lengthen(node.nodeValue ?? '');
      if (text !== node.nodeValue && !node.parentElement?.closest('style, script'))
        node.nodeValue = text;
    }
  };
  visit();
  const observer = new MutationObserver(visit);
  observer.observe(canvasElement, { subtree: true, childList: true, characterData: true });
  abortSignal.addEventListener('abort', () => observer.disconnect());
}
