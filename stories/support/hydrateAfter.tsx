import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { waitFor } from 'storybook/test';
import { AppThemeProvider } from '#src/theme/AppThemeProvider.tsx';

/** The options of a test that shows prerendered HTML in the place of its story. */
export const prerendered = { render: () => <div data-testid="prerendered" /> };

/** Hydrates the prerendered HTML of an element after `act`, and waits for what `check` expects. */
export async function hydrateAfter(
  element: ReactNode,
  act: () => Promise<unknown>,
  check: () => unknown,
): Promise<void> {
  const container = document.querySelector('[data-testid="prerendered"]');
  if (!container) throw new Error('The test has no place for prerendered HTML.');
  const page = <AppThemeProvider>{element}</AppThemeProvider>;
  container.innerHTML = renderToString(page);
  await act();
  const root = hydrateRoot(container, page);
  await waitFor(check);
  root.unmount();
}
