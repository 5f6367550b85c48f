import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ComparePage } from '#src/pages/Compare/ComparePage.tsx';
import { paths } from '#src/paths.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Pages/Compare',
  component: ComparePage,
  parameters: { route: { url: `${paths.compare}?with=uk,canada` } },
});

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const perYear = await canvas.findByRole('region', { name: 'Cost per year' });
    await expect(within(perYear).getByText('£10,000 to 38,000')).toBeVisible();
    await expect(within(perYear).getByText('NPR 1,720,000 to 6,536,000')).toBeVisible();
    await expect(within(perYear).getByText('CAD 15,000 to 35,000')).toBeVisible();
  },
});

/** Nothing is chosen yet: the URL names no destination. */
export const Empty = meta.story({
  parameters: { route: { url: paths.compare } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Nothing is chosen yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ireland' }));
    const perYear = await canvas.findByRole('region', { name: 'Cost per year' });
    await expect(within(perYear).getByText('€9,000 to 20,000')).toBeVisible();
  },
});

/** At most three: the others are disabled until one is removed. */
export const Full = meta.story({
  parameters: { route: { url: `${paths.compare}?with=ireland,usa,newzealand` } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Cost per year' });
    await expect(canvas.getByRole('checkbox', { name: 'Canada' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ireland' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Canada' })).toBeEnabled());
    await canvas.findByRole('region', { name: 'Cost per year' });
  },
});

/** Another rate changes the NPR figures at once; an invalid one shows an error and changes nothing. */
export const OwnRates = meta.story({
  play: async ({ canvas, userEvent }) => {
    const rate = await canvas.findByRole('textbox', { name: 'NPR for 1 GBP' });
    await userEvent.clear(rate);
    await expect(canvas.getByText('A number above 0, such as 135.')).toBeVisible();
    await userEvent.type(rate, '200');
    await expect(await canvas.findByText('NPR 2,000,000 to 7,600,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the planning rates' }));
    await expect(await canvas.findByText('NPR 1,720,000 to 6,536,000')).toBeVisible();
  },
});

/** The valid part of an invalid query is shown. */
export const InvalidQuery = meta.story({
  parameters: { route: { url: `${paths.compare}?with=atlantis,uk,uk&rates=GBP:-3` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('NPR 1,720,000 to 6,536,000')).toBeVisible();
  },
});

/** Each figure is below the name of its country. */
export const Mobile = Full.extend({
  globals: mobileViewport,
  play: async ({ canvas }) => {
    const perYear = await canvas.findByRole('region', { name: 'Cost per year' });
    await expect(within(perYear).getByText('New Zealand')).toBeVisible();
    await expectNoHorizontalScroll();
  },
});
