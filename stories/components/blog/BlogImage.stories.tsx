import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { BlogImage } from '#src/components/blog/BlogImage.tsx';
import { withWidth } from '../../support/withWidth.tsx';

const meta = preview.meta({
  component: BlogImage,
  args: { src: '/images/blog-planning-calendar.webp' },
  decorators: [withWidth(360)],
});

/** Decorative, sized before it loads, and lazy. */
export const Loaded = meta.story();

Loaded.test('is decorative and lazy', async ({ canvas }) => {
  const picture = canvas.getByRole('presentation');
  await expect(picture).toHaveAttribute('alt', '');
  await expect(picture).toHaveAttribute('loading', 'lazy');
});

/** Its space is reserved while it loads. */
export const Loading = meta.story({
  args: { src: '/api/pending.svg' },
  beforeEach: async ({ msw }) => {
    const { delay, http } = await import('msw');
    msw.use(http.get('/api/pending.svg', () => delay('infinite')));
  },
});

/** A surface of the same size with a small drawing, instead of the browser's icon. */
export const Broken = meta.story({ args: { src: '/images/blogs/no-such-picture.svg' } });

/** A picture with another aspect ratio is whole: neither cut nor distorted. */
export const OtherShape = meta.story({ tags: ['picture'], args: { src: '/flags/uk.svg' } });
