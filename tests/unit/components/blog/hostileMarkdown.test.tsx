import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BlogText } from '#src/components/blog/BlogText.tsx';
import { plainText } from '#src/domain/plainText.ts';
import { theme } from '#src/theme/theme.ts';
import { hostileMarkdown } from './hostileMarkdown.ts';

// It inlines no styles.
const cache = Object.assign(createCache({ key: 'css' }), { compat: true });

const render = (text: string) =>
  parse(
    renderToStaticMarkup(
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <BlogText text={text} format="markdown" />
        </ThemeProvider>
      </CacheProvider>,
    ),
    { blockTextElements: {} },
  );

/** The elements of a text, and the attributes that they may have beside their class. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'li', 'blockquote', 'pre', 'code', 'hr', 'br']
      .concat('strong', 'em', 'del', 'table', 'thead', 'tbody', 'tr')
      .map((name) => [name, []]),
  ),
  th: ['style'],
  td: ['style'],
  ol: ['start'],
  div: ['role', 'tabindex', 'aria-label'],
  a: ['href', 'rel', 'aria-label'],
  img: 'src srcset sizes alt width height loading decoding referrerpolicy style'.split(' '),
};

/** Pictures are uploaded ones. */
const UPLOAD = /^\/uploads\/[0-9a-f]{32}-\d+\.webp$/;

const HREF = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/;

it.each(hostileMarkdown.map((text) => [text.slice(0, 40), text] as const))(
  '%j runs nothing and calls nobody',
  (_, text) => {
    const start = process.threadCpuUsage();
    const document = render(text);
    // Of this thread alone: other tests run beside it.
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(500);
    if (text.trim()) expect(document.childNodes).not.toHaveLength(0);
    for (const element of document.querySelectorAll('*')) {
      const allowed = ALLOWED[element.rawTagName];
      expect(allowed, element.rawTagName).toBeDefined();
      for (const [name, value] of Object.entries(element.attributes)) {
        if (name === 'class') continue;
        expect(allowed, `${element.rawTagName} ${name}`).toContain(name.toLowerCase());
        if (name === 'href') expect(value).toMatch(HREF);
        if (name === 'src') expect(value).toMatch(UPLOAD);
        if (name === 'style') expect(value).toMatch(/^(?:text-align|aspect-ratio)/);
      }
    }
  },
);

it('makes plain text of them in a moment', () => {
  const start = performance.now();
  for (const text of hostileMarkdown) plainText(text, 'markdown');
  expect(performance.now() - start).toBeLessThan(hostileMarkdown.length * 20);
});
