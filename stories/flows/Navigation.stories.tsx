import { Route, Routes } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PublicLayout } from '#src/app/layouts/PublicLayout.tsx';
import { paths } from '#src/pageTable.ts';
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
  title: 'Flows/Navigation',
  component: Site,
  parameters: { route: { url: '/', path: '*' } },
  globals: { viewport: { value: 'laptop', isRotated: false } },
});

const heading = (name: string) => ({ level: 1, name });

/** On the first page the focus is nowhere; Tab leads to the skip link. */
export const FirstPage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
});

/** The panel closes, and the focus moves to the heading of the new page. */
export const ByPanel = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Study In' });
    await userEvent.click(button);
    const [inPanel] = canvas.getAllByRole('link', { name: country.shortName });
    if (!inPanel) throw new Error('No link to the guide.');
    await userEvent.click(inPanel);
    await waitFor(() => expect(canvas.getByRole('heading', heading('The guide'))).toHaveFocus());
    // The mouse that has clicked is still there; hovering would have opened the panel by now.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(isPopoverOpen(button)).toBe(false);
    await waitFor(() => expect(button).toHaveAttribute('aria-current', 'true'));
  },
});

/** A link in the menu closes it, and the focus is on the heading of the new page. */
export const ByMobileMenu = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const [inMenu] = canvas.getAllByRole('link', { name: 'Contact' });
    if (!inMenu) throw new Error('No link to contact.');
    await userEvent.click(inMenu);
    await waitFor(() =>
      expect(canvas.getByRole('heading', heading('The contact page'))).toHaveFocus(),
    );
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** On a page without a heading, the main element gets the focus. */
export const ToPageWithoutHeading = meta.story({
  name: 'To a page without heading',
  play: async ({ canvas, userEvent }) => {
    const [link] = canvas.getAllByRole('link', { name: 'Blogs' });
    if (!link) throw new Error('No link to the blogs.');
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});
