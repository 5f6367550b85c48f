import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import NotFoundPage from '#src/pages/NotFound/NotFoundPage.tsx';

const meta = preview.meta({
  title: 'Pages/NotFound',
  component: NotFoundPage,
  parameters: { route: { url: '/no/such/page' } },
});

/** What happened, in words and as a code, and the links onward. */
export const Loaded = meta.story({ tags: ['phone'] });

Loaded.test('says what happened, and leads home', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(canvas.getByText('Unexpected Application Error: 404 Not Found')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});
