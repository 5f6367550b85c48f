import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { PageLinks } from '#src/components/ui/PageLinks.tsx';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/UI/PageLinks',
  component: PageLinks,
  parameters: {
    choice: {
      here: 'A long list for visitors: each part has an address that can be shared.',
      rather: {
        'components-ui-showmore': 'In the dashboard, where nobody shares a part of a list.',
        'components-ui-previousnextnav': 'For pages of a series, such as guides.',
      },
    },
    layout: 'padded',
    route: { url: '/list' },
  },
  args: { page: 2, count: 5, hrefOf: (page) => `/list?page=${page}` },
});

/** The shown page is the current one, and its neighbours have links of their own. */
export const Middle = meta.story({
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('2');
    await expect(pages.getByRole('link', { name: 'Go to previous page' })).toHaveAttribute(
      'href',
      '/list?page=1',
    );
    await expect(pages.getByRole('link', { name: 'Go to next page' })).toHaveAttribute(
      'href',
      '/list?page=3',
    );
    await expect(pages.getAllByRole('link')).toHaveLength(7);
  },
});

/** There is no page before it. */
export const First = meta.story({
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /previous/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /previous/ })).toBeDisabled();
  },
});

/** On the last page there is no next one. */
export const Last = meta.story({
  args: { page: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /next/ })).toBeDisabled();
  },
});

/** A list of one page needs no links. */
export const OnePage = meta.story({
  args: { page: 1, count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** Pages far from the shown one are left out. */
export const Many = meta.story({
  tags: ['picture'],
  args: { page: 42, count: 84 },
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to page 84' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Go to page 20' })).toBeNull();
    await expectNoHorizontalScroll();
  },
});

export const ByKeyboard = meta.story({
  name: 'By keyboard',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to page 1' })).toHaveFocus();
  },
});
