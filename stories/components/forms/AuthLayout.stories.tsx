import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { AuthLayout } from '#src/components/forms/AuthLayout.tsx';

const meta = preview.meta({
  component: AuthLayout,
  parameters: { layout: 'fullscreen', isFramed: true },
  args: {
    companyName: site.name,
    tagline: site.tagline,
    children: (
      <Typography variant="h2" component="h1">
        Sign In
      </Typography>
    ),
  },
});

export const Wide = meta.story({ tags: ['phone'] });
