import { styled } from '@mui/material/styles';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { navigation } from '#src/app/layouts/navigation.tsx';
import { SiteNavigation } from '#src/components/navigation/SiteNavigation.tsx';
import { paths } from '#src/pageTable.ts';
import { mobileViewport, smallestViewport } from '../../support/edgeCases.ts';
import { someCountries, someExams } from '../../support/offered.ts';

const [country] = someCountries('newzealand');
const [exam] = someExams('sat');

/** A frame in place of the header, which the panel is attached to. */
const Bar = styled('header')({ display: 'grid', anchorName: '--site-header', padding: 16 });

const meta = preview.meta({
  component: SiteNavigation,
  parameters: { layout: 'fullscreen' },
  args: { navigation, currentPath: paths.studyIn(country.slug) },
  globals: mobileViewport,
  decorators: [
    (Story) => (
      <>
        <Bar>
          <Story />
        </Bar>
        <main style={{ minHeight: 1600, padding: 16 }}>
          <a href="/contact">The page</a>
        </main>
      </>
    ),
  ],
});

export const Open = meta.story({
  tags: ['dark'],
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Menu' })),
});

Open.test('has all pages, and closes when the focus leaves it', async ({ canvas, userEvent }) => {
  for (const name of ['Home', 'Blogs', country.shortName, exam.name]) {
    const link = canvas.getByRole('link', { name });
    await expect(link).toBeVisible();
    await expect(link.closest('li')?.offsetHeight).toBeGreaterThanOrEqual(44);
  }
  await expect(canvas.getByText(country.tagline)).not.toBeVisible();
  const [askUs] = canvas.getAllByRole('link', { name: 'Ask us' });
  await expect(askUs?.offsetHeight).toBeGreaterThanOrEqual(44);
  await expect(canvas.getByRole('link', { name: country.shortName })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const page = getComputedStyle(document.documentElement);
  await expect([page.overflowY, page.scrollbarGutter]).toEqual(['hidden', 'stable']);
  const nav = canvas.getByRole('navigation', { name: 'Main' });
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  canvas.getByRole('link', { name: 'The page' }).focus();
  await waitFor(() => expect(nav).not.toBeVisible());
  await expect(page.overflowY).toBe('visible');
});

export const Tablet = Open.extend({
  tags: ['picture', '!dark'],
  globals: { viewport: { value: 'tablet', isRotated: false } },
});

export const Smallest = Open.extend({
  tags: ['!dark'],
  globals: smallestViewport,
});
