import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ApplicationTimeline } from '#src/components/destination/ApplicationTimeline.tsx';
import { uk } from '#src/content/destinations/uk.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Destination/ApplicationTimeline',
  component: ApplicationTimeline,
  parameters: { layout: 'padded' },
  args: { stages: uk.applicationYear.timelines[0].stages },
});

export const FiveStages = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByRole('listitem')[4]).toHaveTextContent(/^September/);
  },
});

export const OneStage = meta.story({
  tags: ['picture'],
  args: { stages: uk.applicationYear.timelines[0].stages.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});
