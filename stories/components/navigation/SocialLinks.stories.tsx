import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SocialLinks } from '#src/components/navigation/SocialLinks.tsx';
import { mobileViewport } from '../../support/edgeCases.ts';

const links = ['Facebook', 'YouTube', 'Instagram', 'TikTok', 'X'].map((name) => ({
  name,
  url: `https://${name.toLowerCase()}.consultancy.example/`,
}));

const meta = preview.meta({
  component: SocialLinks,
  args: { links },
});

export const AllFive = meta.story({ tags: ['phone'] });

AllFive.test('can be tapped', { globals: mobileViewport }, async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Social media' })).toBeVisible();
  for (const { name, url } of links) {
    const link = canvas.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  }
});

/** A network without an icon of its own has that of a link. */
export const UnknownNetwork = meta.story({
  args: { links: [{ name: 'LinkedIn', url: 'https://linkedin.consultancy.example/' }] },
});
