import type { ElementContent } from 'hast';
import { fromDom } from 'hast-util-from-dom';
import { htmlToMarkdown } from './htmlToMarkdown/htmlToMarkdown.ts';
import { createElement } from './htmlToMarkdown/htmlTree.ts';

/** Returns HTML as Markdown. For browsers; nothing of it is loaded or run. */
export function htmlTextToMarkdown(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const tree = fromDom(body);
  if (tree.type !== 'element') return '';
  return htmlToMarkdown({ type: 'root', children: tree.children });
}

/** Returns Markdown that shows a plain text as it is, with its line breaks. */
export function plainToMarkdown(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return htmlToMarkdown({
    type: 'root',
    children: paragraphs.map((paragraph) =>
      createElement('p', paragraph.split('\n').flatMap(toLine)),
    ),
  });
}

function toLine(value: string, index: number): ElementContent[] {
  const text: ElementContent = { type: 'text', value };
  return index === 0 ? [text] : [createElement('br'), text];
}
