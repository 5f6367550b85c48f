import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { OneOffCosts } from '#src/components/destination/OneOffCosts.tsx';
import { ireland } from '#src/content/destinations/ireland.ts';
import { defaultRates } from '#src/domain/exchangeRates.ts';

const meta = preview.meta({
  title: 'Components/Destination/OneOffCosts',
  component: OneOffCosts,
  parameters: { layout: 'padded' },
  args: { costs: ireland.costs.slice(2), currency: 'EUR' as const, rates: defaultRates },
});

export const WithRupees = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€60 or €100')).toBeVisible();
    await expect(canvas.getByText(/^per application, NPR 8,820 or NPR 14,700/)).toBeVisible();
  },
});

export const WithoutRupees = meta.story({
  args: { rates: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/NPR/)).not.toBeInTheDocument();
  },
});
