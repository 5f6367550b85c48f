import { Route, Routes } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PublicLayout } from '#src/app/layouts/PublicLayout.tsx';
import { paths } from '#src/pageTable.ts';
import { desktopViewport } from '../support/edgeCases.ts';
import { someCountries } from '../support/offered.ts';
import { isPopoverOpen } from '../support/popover.ts';

const [country] = someCountries('uk');

const margin = { margin: 24 };

const Heading = ({ children }: { children: string }) => (
  <h1 tabIndex={-1} style={margin}>
    {children}
  </h1>
);

/** The layout of the public pages, with pages that contain only a heading. */
function Site() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path="/" element={<Heading>The home page</Heading>} />
        <Route path="/contact" element={<Heading>The contact page</Heading>} />
        <Route path={paths.studyIn(country.slug)} element={<Heading>The guide</Heading>} />
        <Route path="/blogs" element={<p style={margin}>Loading blogs...</p>} />
      </Route>
    </Routes>
  );
}

const meta = preview.meta({
  component: Site,
  parameters: { layout: 'fullscreen', route: { url: '/', path: '*' } },
  globals: desktopViewport,
});

/** On the first page the focus is nowhere; Tab leads to the skip link. */
export const FirstPage = meta.story({ play: ({ userEvent }) => userEvent.tab() });

FirstPage.test('focuses the main element of a page without a heading', async (context) => {
  const { canvas, userEvent } = context;
  const [link = document.body] = canvas.getAllByRole('link', { name: 'Blogs' });
  await userEvent.click(link);
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
});

/** The panel closes, and the focus moves to the heading of the new page. */
export const ByPanel = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Study In' }));
    const [inPanel = document.body] = canvas.getAllByRole('link', { name: country.shortName });
    await userEvent.click(inPanel);
    await canvas.findByRole('heading', { name: 'The guide' });
  },
});

ByPanel.test('marks the menu, and keeps it closed below the mouse', async ({ canvas }) => {
  const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Study In' });
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'The guide' })).toHaveFocus());
  // Hovering would have opened the panel by now.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(isPopoverOpen(button)).toBe(false);
  await waitFor(() => expect(button).toHaveAttribute('aria-current', 'true'));
});
