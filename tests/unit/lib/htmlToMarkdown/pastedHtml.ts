import { Marked, Parser, type Token, type Tokens } from 'marked';

/** HTML of an article as a browser copies it from a page: with scripts, classes and wrappers. */
export function ofWebPage(markdown: string): string {
  const html = new Marked({ breaks: true }).parse(markdown, { async: false });
  return `<meta charset="utf-8"><div class="entry-content"><script>track()</script>${html.replaceAll(
    '<p>',
    '<p class="wp-block-paragraph" style="box-sizing:border-box;color:rgb(0,0,0)">',
  )}<div style="display:none">Share</div></div>`;
}

/** As Google Docs copies it: in a `<b>` that is not bold, with spans for bold and nested lists. */
export function ofGoogleDocs(markdown: string): string {
  const marked = new Marked({
    breaks: true,
    renderer: {
      strong: ({ tokens }) => span('font-weight:700', tokens),
      em: ({ tokens }) => span('font-weight:400;font-style:italic', tokens),
      del: ({ tokens }) => span('text-decoration:line-through', tokens),
    },
  });
  const html = marked
    .parse(markdown, { async: false })
    .replaceAll('<p>', '<p dir="ltr" style="line-height:1.38">')
    .replace(/<li>([^<]*(?:<(?!ul|ol|\/li)[^<]*)*)/g, '<li dir="ltr"><p dir="ltr">$1</p>')
    // A list in a list stands beside its item.
    .replace(/(<\/p>)\s*(<([ou])l[^>]*>(?:(?!<[ou]l)[\s\S])*?<\/\3l>)\s*<\/li>/g, '$1</li>$2');
  return `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-2">${html}</b>`;
}

function span(style: string, tokens: Token[]): string {
  return `<span style="${style};white-space:pre-wrap">${Parser.parseInline(tokens)}</span>`;
}

const isList = (token: Token): token is Tokens.List => token.type === 'list';

/** As Word copies it: lists are paragraphs with a sign, spaces cannot break, tags of its own. */
export function ofWord(markdown: string): string {
  const marked = new Marked({ breaks: true });
  const inline = (tokens: Token[]) => Parser.parseInline(tokens, marked.defaults);
  function list({ ordered, items, start }: Tokens.List, level: number): string {
    return items
      .map((item, index) => {
        const sign = ordered ? `${Number(start || 1) + index}.` : '·';
        const marker = `<![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span><![endif]>`;
        const style = `text-indent:-18.0pt;mso-list:l0 level${level} lfo1`;
        return item.tokens
          .map((token) =>
            isList(token)
              ? list(token, level + 1)
              : `<p class=MsoListParagraph style='${style}'>${marker}${inline([token])}<o:p></o:p></p>`,
          )
          .join('\n');
      })
      .join('\n');
  }
  marked.use({
    renderer: {
      list: (token) => list(token, 1),
      paragraph: ({ tokens }) =>
        `<p class=MsoNormal><span lang=EN-US>${inline(tokens)}</span><o:p></o:p></p>\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>\n`,
    },
  });
  return `<html xmlns:o="urn:schemas-microsoft-com:office:office"><!--StartFragment-->${marked.parse(
    markdown,
    { async: false },
  )}<!--EndFragment--></html>`;
}
