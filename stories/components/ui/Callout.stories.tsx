import Link from '@mui/material/Link';
import preview from '#.storybook/preview';
import { Callout } from '#src/components/ui/Callout.tsx';
import { longNepaliText, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: Callout,
  args: {
    children: (
      <p>
        The office is closed on Saturday. You can <Link href="/contact">write to us</Link> at any
        time.
      </p>
    ),
  },
});

/** A screen reader announces it when it appears. */
export const Short = meta.story({ tags: ['dark'] });

/** Something has failed: red, and read at once. */
export const Failure = meta.story({
  tags: ['picture', 'dark'],
  args: { children: 'Both fields are required.', isError: true, role: 'alert' },
});

export const ContentStress = meta.story({
  tags: ['picture'],
  args: {
    children: <p>{longNepaliText}</p>,
  },
  globals: mobileViewport,
});
