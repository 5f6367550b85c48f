/** The lists of Word: paragraphs with a style that says the level, and a marker. */
import type { Element, ElementContent } from 'hast';
import { createElement, elementsIn, styleOf, textOf } from './htmlTree.ts';

const WORD_LIST = /mso-list\s*:\s*l\d+\s+level(\d)/i;
const MARKER = /mso-list\s*:\s*ignore/i;

/** A list paragraph of Word until it is in its list. */
const WORD_ITEM = 'word-list-item';

/** True for the style of the marker of an item, which is no text. */
export const isWordMarker = (style: string) => MARKER.test(style);

/** Returns a paragraph as an item, if it is one. */
export function toWordItem(node: Element, children: ElementContent[]): Element | undefined {
  const level = WORD_LIST.exec(styleOf(node))?.[1];
  if (!level) return undefined;
  const marker = [...elementsIn(node)].find((element) => isWordMarker(styleOf(element)));
  const number = /^\s*\(?(\w{1,5})[.)]/.exec(marker ? textOf(marker) : '')?.[1];
  const tagName = number ? 'ol' : 'ul';
  return createElement(WORD_ITEM, children, { level, tagName, start: Number(number) || 1 });
}

/** Puts items that follow each other into lists. */
export function groupWordItems(children: readonly ElementContent[]): ElementContent[] {
  const grouped: ElementContent[] = [];
  /** From the outer to the inner. */
  let open: { readonly level: number; readonly list: Element }[] = [];
  for (const child of children) {
    if (child.type === 'element' && child.tagName === WORD_ITEM) {
      const { level, tagName, start } = child.properties;
      const depth = Number(level);
      const name = String(tagName);
      open = open.filter(
        (outer) => outer.level < depth || (outer.level === depth && outer.list.tagName === name),
      );
      if (open.at(-1)?.level !== depth) {
        const list = createElement(name, [], name === 'ol' ? { start: Number(start) } : {});
        const item = open.at(-1)?.list.children.at(-1);
        if (item?.type === 'element') item.children.push(list);
        else grouped.push(list);
        open.push({ level: depth, list });
      }
      open.at(-1)?.list.children.push(createElement('li', child.children));
    } else {
      if (textOf(child).trim() !== '') open = [];
      grouped.push(child);
    }
  }
  return grouped;
}
