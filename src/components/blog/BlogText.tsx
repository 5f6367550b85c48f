import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { MarkedToken, Token, Tokens } from 'marked';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { ownPicture, safeLink, uploadedPicture } from '#src/domain/safeLink.ts';
import { decodeEntities } from '#src/lib/decodeEntities.ts';
import { languageOf } from '#src/lib/languageOf.ts';
import { parseMarkdown } from '#src/lib/parseMarkdown.ts';
import { fontFamilies, headingFont, radius } from '#src/theme/tokens.ts';
import { BlogImage } from './BlogImage.tsx';

interface BlogTextProps {
  /** The text as it was written. */
  text: string;
  /** The format. Default: plain, with its line breaks. */
  format?: 'markdown' | undefined;
  /** True for our own text, which may show any picture of the site. Default: uploaded ones alone. */
  isOurs?: boolean;
}

const Root = styled('div')({
  overflowWrap: 'anywhere',
  fontSize: '1.125rem',
  lineHeight: 1.7,
  // Also of Markdown: a line break is kept where one was typed.
  whiteSpace: 'pre-wrap',
});

const Blocks = styled(Root)({ whiteSpace: 'pre-line' });

/** Space above what is not the first. */
const after = (space: string) => ({ margin: 0, '* + &': { marginTop: space } });

const Paragraph = styled('p')(after('1em'));

const Heading = styled('h2')({
  ...after('1.4em'),
  ...headingFont,
  fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 1.875rem)',
  lineHeight: 1.2,
  textWrap: 'balance',
});

const SubHeading = styled(Heading)({ fontSize: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.4375rem)' });

const SmallHeading = styled(Heading)({
  fontFamily: fontFamilies.body,
  fontWeight: 700,
  fontSize: '1.125rem',
  lineHeight: 1.4,
});

const List = styled('ul')({
  ...after('1em'),
  paddingInlineStart: '1.4em',
  listStyle: 'revert',
  '& li + li, & li > &': { marginTop: '0.35em' },
});

const Quote = styled('blockquote')(({ theme }) => ({
  ...after('1em'),
  paddingInlineStart: '1em',
  borderInlineStart: `3px solid ${theme.vars.palette.secondary.main}`,
  color: theme.vars.palette.text.secondary,
}));

const Rule = styled('hr')(({ theme }) => ({
  ...after('2em'),
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const InlineCode = styled('code')(({ theme }) => ({
  padding: '0.1em 0.3em',
  borderRadius: radius.tiny,
  backgroundColor: theme.vars.palette.surfaceSunken,
  fontFamily: 'inherit',
}));

/** Content that is wider than a phone is scrolled by itself. */
const Scroller = styled('div')(({ theme }) => ({
  ...after('1em'),
  overflowX: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.medium,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Code = styled('pre')({
  margin: 0,
  padding: '12px 16px',
  fontSize: '1rem',
  // The site has no other font for it.
  '&, & code': { fontFamily: 'inherit' },
});

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  minWidth: '100%',
  fontSize: '1rem',
  lineHeight: 1.5,
  overflowWrap: 'break-word',
  '& th, & td': {
    minWidth: '6em',
    padding: '10px 14px',
    verticalAlign: 'top',
    textAlign: 'start',
  },
  '& th': { fontSize: '0.9375rem', verticalAlign: 'bottom' },
  '& td': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

interface Context {
  /** Added to the level of each heading: the page has an h1 above the text. */
  readonly headingOffset: number;
  readonly isOurs: boolean;
  readonly isInLink?: boolean;
}

/**
 * The text of a blog: plain with its line breaks, or Markdown as elements. HTML in it is shown as
 * text. Links lead to the web, a mail or telephone address; pictures are uploaded ones.
 *
 * On a blog's page and in the preview of the editor, below the title, which is the h1; lists show
 * the `plainText`.
 *
 * **Keyboard:** A table and a block of code take the focus, so that the arrow keys scroll them.
 */
export function BlogText({ text, format, isOurs = false }: BlogTextProps) {
  const tokens = useMemo(
    () => (format === 'markdown' ? parseMarkdown(text) : undefined),
    [text, format],
  );
  const lang = languageOf(text);
  if (!tokens) return <Root lang={lang}>{text}</Root>;
  const depths = tokens.flatMap((token) => (token.type === 'heading' ? [token.depth] : []));
  // The highest heading is the h2, whatever its signs are.
  const headingOffset = 2 - (depths.length > 0 ? Math.min(...depths) : 1);
  return <Blocks lang={lang}>{renderAll(tokens, { headingOffset, isOurs })}</Blocks>;
}

const renderAll = (tokens: readonly Token[], context: Context): ReactNode =>
  renderEach(tokens, (token) => isKnown(token) && renderToken(token, context));

/** As children that nobody reorders, they need no keys. */
const renderEach = <T,>(items: readonly T[], render: (item: T) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...items.map(render));

/** The parser has no extensions, which could add other tokens. */
const isKnown = (token: Token): token is MarkedToken => token.raw !== undefined;

function renderToken(token: MarkedToken, context: Context): ReactNode {
  switch (token.type) {
    case 'heading':
      return renderHeading(token, context);
    case 'paragraph':
      return <Paragraph>{renderAll(token.tokens, context)}</Paragraph>;
    case 'text':
      if (token.tokens) return renderAll(token.tokens, context);
      return token.escaped ? token.text : decodeEntities(token.text);
    case 'escape':
      return token.text;
    case 'strong':
      return <strong>{renderAll(token.tokens, context)}</strong>;
    case 'em':
      return <em>{renderAll(token.tokens, context)}</em>;
    case 'del':
      return <del>{renderAll(token.tokens, context)}</del>;
    case 'codespan':
      return <InlineCode>{token.text}</InlineCode>;
    case 'br':
      return <br />;
    case 'link':
      return renderLink(token, context);
    case 'image':
      return renderPicture(token, context);
    case 'list':
      return renderList(token, context);
    case 'blockquote':
      return <Quote>{renderAll(token.tokens, context)}</Quote>;
    case 'code':
      return (
        <Scroller {...scrolled('Code')}>
          <Code>
            <code>{token.text}</code>
          </Code>
        </Scroller>
      );
    case 'table':
      return renderTable(token, context);
    case 'hr':
      return <Rule />;
    case 'html':
      return renderHtml(token);
    default:
      // Definitions of links, blank lines, and the box of a task.
      return null;
  }
}

/** The element that takes the focus to be scrolled. */
const scrolled = (label: string) => ({ role: 'region', tabIndex: 0, 'aria-label': label });

function renderHeading({ depth, tokens }: Tokens.Heading, context: Context): ReactNode {
  const level = Math.min(6, Math.max(2, depth + context.headingOffset));
  const Level = level === 2 ? Heading : level === 3 ? SubHeading : SmallHeading;
  return <Level as={LEVELS[level - 2]}>{renderAll(tokens, context)}</Level>;
}

const LEVELS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

function renderList({ ordered, start, items }: Tokens.List, context: Context): ReactNode {
  const children = renderEach(items, ({ tokens }) => <li>{renderAll(tokens, context)}</li>);
  if (!ordered) return <List>{children}</List>;
  return (
    <List as="ol" {...(start !== 1 && { start })}>
      {children}
    </List>
  );
}

function renderLink(token: Tokens.Link, context: Context): ReactNode {
  const children = renderAll(token.tokens, { ...context, isInLink: true });
  const href = safeLink(token.autolink ? token.href : decodeEntities(token.href));
  if (href === undefined || context.isInLink) return children;
  const isNamed = plainTextOf(token.tokens).trim() !== '';
  return (
    <Link
      href={href}
      {...(href.startsWith('http') && { rel: 'noopener' })}
      {...(!isNamed && { 'aria-label': href })}
    >
      {token.tokens.length > 0 ? children : href}
    </Link>
  );
}

/** A picture of another site is a link: loading it would tell that site who reads. */
function renderPicture(token: Tokens.Image, { isInLink, isOurs }: Context): ReactNode {
  const alt = plainTextOf(token.tokens);
  const address = decodeEntities(token.href);
  const src = isOurs ? ownPicture(address) : uploadedPicture(address);
  if (src) return <BlogImage src={src} alt={alt} hasOwnShape />;
  const href = safeLink(address);
  if (isInLink || !href?.startsWith('http')) return alt || undefined;
  return (
    <Link href={href} rel="noopener">
      {alt || 'Picture'}
    </Link>
  );
}

function renderTable({ header, rows }: Tokens.Table, context: Context): ReactNode {
  const label = header.map(({ tokens }) => plainTextOf(tokens)).join(', ');
  const hasHeader = /[^,\s]/.test(label);
  return (
    <Scroller {...scrolled(hasHeader ? label : 'Table')}>
      <Table>
        {hasHeader && (
          <thead>
            <tr>{renderCells(header, context)}</tr>
          </thead>
        )}
        <tbody>
          {renderEach(rows, (cells) => (
            <tr>{renderCells(cells, context)}</tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

const renderCells = (cells: readonly Tokens.TableCell[], context: Context): ReactNode =>
  renderEach(cells, ({ tokens, header, align }) => {
    // An empty heading is none.
    const Cell = header && tokens.length > 0 ? 'th' : 'td';
    return (
      <Cell {...(align && { style: { textAlign: align } })}>{renderAll(tokens, context)}</Cell>
    );
  });

/** HTML as the text that it is, but for a line break and comments. */
function renderHtml({ text, block }: Tokens.HTML | Tokens.Tag): ReactNode {
  if (/^<br\s*\/?>\s*$/i.test(text)) return <br />;
  const shown = text.replace(/<!--[\s\S]*?-->/g, '').trim();
  if (!block) return text.startsWith('<!--') ? null : text;
  return shown && <Paragraph>{shown}</Paragraph>;
}

/** The text of inline tokens without their signs. */
const plainTextOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (!isKnown(token)) return '';
      if ('tokens' in token && token.tokens) return plainTextOf(token.tokens);
      if (token.type === 'text') return token.escaped ? token.text : decodeEntities(token.text);
      return 'text' in token ? token.text : ' ';
    })
    .join('');
