import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';
import { SampleMark } from '#src/components/ui/SampleMark.tsx';

const meta = preview.meta({
  component: SampleMark,
  render: () => (
    <Typography>
      Bimala Rai
      <SampleMark />
    </Typography>
  ),
});

/** It follows the name in the same line. */
export const AfterAName = meta.story({ tags: ['dark'] });
