import { looseObject, looseTuple, safeParse, string } from 'valibot';

/** What is painted largest on a page. */
export interface LargestElement {
  /** The beginning of its text, which may end in an ellipsis. */
  readonly text: string;
  /** Its own tag. */
  readonly markup: string;
}

/** As Lighthouse's audit of that name says it. */
const detailsSchema = looseObject({
  items: looseTuple([
    looseObject({
      items: looseTuple([
        looseObject({ node: looseObject({ snippet: string(), nodeLabel: string() }) }),
      ]),
    }),
  ]),
});

/** Reads the details of the audit 'largest-contentful-paint-element'; undefined if it found none. */
export function readLargestElement(details: unknown): LargestElement | undefined {
  const result = safeParse(detailsSchema, details);
  if (!result.success) return undefined;
  const { nodeLabel, snippet } = result.output.items[0].items[0].node;
  return { text: nodeLabel, markup: snippet };
}

/** Whether an element is in a page as it was served, and was not put in with an API's answer. */
export function isServed({ text, markup }: LargestElement, html: string): boolean {
  const [, src] = /\ssrc="([^"]+)"/.exec(markup) ?? [];
  if (src) return html.includes(src);
  const [body = ''] = /<body.*/s.exec(html) ?? [];
  // What script may write into the page later stands in its scripts already.
  const seen = body.replace(/<(script|style|template)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
  return letters(seen).includes(letters(text));
}

/** Letters and digits only: markup writes the rest in more than one way. */
function letters(text: string): string {
  return text.replace(/&[#\w]+;/g, '').replace(/[^\p{L}\p{N}]/gu, '');
}
