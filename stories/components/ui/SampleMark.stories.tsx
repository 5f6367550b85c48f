import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SampleMark } from '#src/components/ui/SampleMark.tsx';

const meta = preview.meta({
  title: 'Components/UI/SampleMark',
  component: SampleMark,
  parameters: { layout: 'padded' },
  render: () => (
    <Typography>
      Bimala Rai
      <SampleMark />
    </Typography>
  ),
});

/** It follows the name in the same line. */
export const AfterAName = meta.story({
  name: 'After a name',
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Bimala Rai Sample');
  },
});

export const Dark = meta.story({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
  play: AfterAName.input.play,
});
