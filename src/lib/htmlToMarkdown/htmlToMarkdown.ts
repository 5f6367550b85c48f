import type { Element, Root } from 'hast';
import { type State, toMdast } from 'hast-util-to-mdast';
import type { ListItem } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { defaultHandlers, type Handle, toMarkdown } from 'mdast-util-to-markdown';
import { resolveAddresses } from './resolveAddresses.ts';
import { tidyHtml } from './tidyHtml.ts';

/**
 * Returns HTML as Markdown with headings from `##` on. `base` is the address of the page that
 * relative addresses belong to; without it such links lose their address, and such pictures go.
 *
 * The tree comes from `hast-util-from-html` or, in a browser, from `hast-util-from-dom`. Throws a
 * RangeError for a tree that is some thousand levels deep.
 */
export function htmlToMarkdown(tree: Root, { base }: { base?: string } = {}): string {
  resolveAddresses(tree, base);
  const handlers = { li: listItem };
  return toMarkdown(toMdast(tidyHtml(tree), { document: true, handlers }), {
    bullet: '-',
    rule: '-',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
    handlers: { text, break: lineBreak },
  })
    .replace(/(?<=\]\(\S*)\\&(?!#?\w{1,32};)/g, '&')
    .trimEnd();
}

/** As the default, but a list below the text of an item needs no empty line before it. */
function listItem(state: State, item: Element): ListItem {
  const children = state.toFlow(state.all(item));
  const spread = children.filter(({ type }) => type !== 'list').length > 1;
  return { type: 'listItem', spread, checked: null, children };
}

/** Our pages keep the line breaks of Markdown; CommonMark demands a backslash before each. */
const lineBreak: Handle = (node, parent, state, info) =>
  defaultHandlers.break(node, parent, state, info).replace('\\', '');

/** As the default, without the backslashes that ordinary text does not need. */
const text: Handle = (node, parent, state, info) => {
  const escaped = defaultHandlers.text(node, parent, state, info);
  const isLast = info.after === '\n' || info.after === '';
  const isInLabel = state.stack.includes('label');
  const unescaped = escaped
    // An address is a link as it is.
    .replace(/\bhttps?:\/\/\S+/g, (address) => address.replace(/\\(?=[_*~&[])/g, ''))
    // '&' begins a character reference only with a ';' behind it: 'Q&A', but not '&amp;'.
    .replace(/\\&(?!#?\w{1,32};)/g, '&')
    // '#' begins a heading only with a space behind it: '#1'.
    .replace(/\\#(?=#*[^#\s])/g, '#')
    // '~' before a word can begin a deletion, but none ends without one behind a word: '~20 hours'.
    .replace(/(?<=[\s(])\\~(?!\\?~)/g, '~')
    // Signs between spaces mark nothing: '2 * 3', 'Name: ____'.
    .replace(isLast ? /(?<=\s)(?:\\[*_])+(?=\s|$)/g : /(?<=\s)(?:\\[*_])+(?=\s)/g, (signs) =>
      signs.replaceAll('\\', ''),
    );
  if (isInLabel) return unescaped;
  // Brackets without an address behind them: '[sic]'.
  const behind = isLast ? '(?=[^([:]|$)' : '(?=[^([:])';
  return unescaped.replace(new RegExp(`\\\\\\[([^[\\]\\\\]{2,})\\]${behind}`, 'g'), '[$1]');
};
