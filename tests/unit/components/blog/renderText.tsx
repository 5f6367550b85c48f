import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type HTMLElement, parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { theme } from '#src/theme/theme.ts';

// It inlines no styles.
const cache = Object.assign(createCache({ key: 'css' }), { compat: true });

/** The HTML of an element without its styles. */
export const renderText = (element: ReactElement): HTMLElement =>
  parse(
    renderToStaticMarkup(
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>{element}</ThemeProvider>
      </CacheProvider>,
    ),
    { blockTextElements: {} },
  );
