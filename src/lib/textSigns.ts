/** Signs that hardly any plain text has. */
const MARKDOWN = [
  /^#{1,6} \S/m,
  /\*\*\S(?:[^*\n]*\S)?\*\*/,
  /\[[^\]\n]+\]\((?:https?:|mailto:|tel:|\/)[^)\s]*\)/,
  /^\|?(?:\s*:?-{3,}:?\s*\|)+/m,
  /^```/m,
];

/** True if a text looks as if its author wrote Markdown. */
export const looksLikeMarkdown = (text: string) => MARKDOWN.some((sign) => sign.test(text));

const CLOSED_TAG =
  /<(p|h[1-6]|ul|ol|li|table|t[rdh]|a|b|strong|em|i|blockquote|div|span|figure)(?:\s[^<>]*)?>[\s\S]*?<\/\1\s*>/i;

/** True if a text looks like the source of a web page. */
export const looksLikeHtml = (text: string) => CLOSED_TAG.test(text);

const FORMATTED =
  /<(?:h[1-6]|[ou]l|li|table|strong|b|em|i|del|s|img|blockquote|pre|code|a\s[^>]*href)\b|font-weight\s*:\s*(?:bold|[6-9]00)|font-style\s*:\s*italic|mso-list\s*:/i;

/** True if plain text would lose formatting. Google Docs puts all text into a `<b>`. */
export const isFormatted = (html: string) =>
  FORMATTED.test(html.replace(/<b\s[^>]*font-weight\s*:\s*normal[^>]*>/gi, ''));
