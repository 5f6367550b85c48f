import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PageLinks } from '#src/components/ui/PageLinks.tsx';
import { mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: PageLinks,
  parameters: { route: { url: '/list' } },
  args: { page: 2, count: 5, hrefOf: (page) => `/list?page=${page}` },
});

/** The shown page is the current one, and its neighbours have links of their own. */
export const Middle = meta.story();

/** There is no page before it. */
export const First = meta.story({ args: { page: 1 } });

First.test('is nothing in a list of one page', { args: { count: 1 } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

/** On the last page there is no next one. */
export const Last = meta.story({ args: { page: 5 } });

/** Pages far from the shown one are left out. */
export const Many = meta.story({
  tags: ['picture'],
  args: { page: 42, count: 84 },
  globals: mobileViewport,
});
