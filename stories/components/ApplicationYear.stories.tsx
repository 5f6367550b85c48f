import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ApplicationYear } from '#src/components/ApplicationYear.tsx';
import { uk } from '#src/content/destinations/uk.ts';
import { expectNoSidewaysScroll, onPhone } from '../support/extremes.ts';

const meta = preview.meta({
  title: 'Components/ApplicationYear',
  component: ApplicationYear,
  parameters: { layout: 'padded' },
  args: { stages: uk.applicationYear.stages },
});

export const FiveStages = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByRole('listitem')[4]).toHaveTextContent(/^September/);
  },
});

export const OneStage = meta.story({
  args: { stages: uk.applicationYear.stages.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

export const OnPhone = meta.story({ globals: onPhone, play: expectNoSidewaysScroll });
