import GlobalStyles from '@mui/material/GlobalStyles';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { AppThemeProvider } from '#src/theme/AppThemeProvider.tsx';
import { schemeOf, storybookThemes } from '../storybookTheme.ts';
import { useGlobals } from './useGlobals.ts';

/** The words of Storybook's switch are half transparent, which is too faint to read. */
const docsStyles = (
  <GlobalStyles
    styles={{
      '.docblock-argstable label > span[aria-hidden]': { color: 'inherit' },
      // The props of a component are wider than a phone.
      '@media (max-width: 767px)': {
        '.docblock-argstable': { display: 'block', overflowX: 'auto' },
        '.sb-story': { overflowX: 'auto' },
      },
      // Some props are hundreds of lines of code; in a flexbox the last one has no space below.
      '.sbdocs pre.prismjs': { display: 'block', maxHeight: 450, overflow: 'auto' },
      // The table of contents of a page without headings.
      '.sbdocs-toc--custom:has(.toc-wrapper:empty)': { display: 'none' },
      // Storybook draws code outside of a preview in the light only: turned round, hues stay.
      '[data-scheme="dark"] .docblock-source:not(.sbdocs-preview *)': {
        filter: 'invert(0.88) hue-rotate(180deg)',
      },
      // A path is wider than a phone. Storybook's own rule has the weight of one class.
      '.sbdocs-content :is(p, li, td, th) code': { overflowWrap: 'anywhere', whiteSpace: 'normal' },
    }}
  />
);

/** A docs page in the toolbar's colour scheme, with the site's theme and fonts. */
export default function ThemedContainer({
  children,
  context,
}: PropsWithChildren<DocsContainerProps>) {
  const scheme = schemeOf(useGlobals()[0]);
  useEffect(() => document.documentElement.setAttribute('data-scheme', scheme), [scheme]);
  return (
    <DocsContainer context={context} theme={storybookThemes[scheme]}>
      <AppThemeProvider mode={scheme}>
        {docsStyles}
        <main>{children}</main>
      </AppThemeProvider>
    </DocsContainer>
  );
}
