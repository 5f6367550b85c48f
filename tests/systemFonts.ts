import type { CDPSession } from 'playwright';

/**
 * Draws every letter of the document, also of what is hidden, once in each font that its styles ask
 * for: in a new element, a paragraph for each font. It leaves out the letters in `drawn`, and adds
 * the others. It may run in a page of Playwright, so it uses nothing of this file.
 */
export function showLetters(drawn = new Set<string>()): HTMLElement {
  const lettersByFont = new Map<string, Set<string>>();
  const graphemes = new Intl.Segmenter();
  const collect = (text: string, style: CSSStyleDeclaration) => {
    const { fontStyle, fontWeight, fontFamily, textTransform } = style;
    const font = `font: ${fontStyle} ${fontWeight} 1rem ${fontFamily}; text-transform: ${textTransform}`;
    const letters = lettersByFont.get(font) ?? new Set();
    lettersByFont.set(font, letters);
    for (const { segment } of graphemes.segment(text)) {
      // Spaces and control characters are not drawn.
      if (drawn.has(font + segment) || /^[\s\p{Cc}\p{Cf}]*$/u.test(segment)) continue;
      drawn.add(font + segment);
      letters.add(segment);
    }
  };
  // The last is what Storybook keeps to show an error.
  const undrawn = 'script, style, noscript, option, .sb-wrapper *';
  for (const element of document.querySelectorAll(`body, body :not(${undrawn})`)) {
    const style = getComputedStyle(element);
    for (const node of element.childNodes) if (node instanceof Text) collect(node.data, style);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      const { type, value, placeholder } = element;
      const isText = !/radio|checkbox|hidden/.test(type);
      if (isText) collect(placeholder + (type === 'password' ? '•' : value), style);
    }
    if (element instanceof HTMLSelectElement) {
      for (const { text } of element.selectedOptions) collect(text, style);
    }
    for (const pseudo of ['::before', '::after']) {
      const own = getComputedStyle(element, pseudo);
      for (const [, text = ''] of own.content.matchAll(/"([^"]+)"/g)) collect(text, own);
    }
  }
  const samples = document.createElement('letter-samples');
  samples.style.cssText = 'position: fixed; top: 0; visibility: hidden';
  for (const [font, letters] of lettersByFont) {
    if (letters.size === 0) continue;
    const paragraph = document.createElement('p');
    paragraph.style.cssText = font;
    paragraph.append([...letters].join(' '));
    samples.append(paragraph);
  }
  document.body.append(samples);
  return samples;
}

/** The letters that the stories in this window have drawn in fonts of the site. */
export const ownLetters = new Set<string>();

/** The fonts of the system that Chromium took, each as `DejaVu Sans for one of: a ←`. */
export async function findSystemFonts(
  session: Pick<CDPSession, 'send'>,
): Promise<readonly string[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  try {
    // The search needs it, and goes through the frames, which a selector of the document does not.
    await session.send('DOM.getDocument', { depth: 0 });
    const { searchId, resultCount: toIndex } = await session.send('DOM.performSearch', {
      query: 'letter-samples > p',
    });
    if (toIndex === 0) throw new Error('No letter is shown.');
    const range = { searchId, fromIndex: 0, toIndex };
    const { nodeIds } = await session.send('DOM.getSearchResults', range);
    const found: string[] = [];
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      const ofSystem = fonts.filter(({ isCustomFont }) => !isCustomFont);
      if (ofSystem.length === 0) continue;
      const names = ofSystem.map(({ familyName }) => familyName).join(', ');
      const { node } = await session.send('DOM.describeNode', { nodeId, depth: 1 });
      found.push(`${names} for one of: ${node.children?.[0]?.nodeValue}`);
    }
    return found;
  } finally {
    // Enabled, it costs time with every change of the document.
    await session.send('CSS.disable');
    await session.send('DOM.disable');
  }
}
