import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';
import { DarkSection } from '#src/components/ui/DarkSection.tsx';
import { longText, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: DarkSection,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <div style={{ padding: 32 }}>
        <Typography variant="h2">In the dark scheme's colours</Typography>
        <Typography color="text.secondary" sx={{ my: 2 }}>
          Texts, <Link href="/contact">links</Link> and buttons need no props of their own here.
        </Typography>
        <Button variant="outlined">A button</Button>
      </div>
    ),
  },
});

/** Its content has the dark scheme, even on a light page. */
export const Light = meta.story();

export const Long = meta.story({
  tags: ['picture'],
  args: { children: <Typography sx={{ p: 4 }}>{longText}</Typography> },
  globals: mobileViewport,
});
