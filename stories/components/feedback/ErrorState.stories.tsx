import Button from '@mui/material/Button';
import preview from '#.storybook/preview';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { longNepaliText, mobileViewport, nepaliName } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: ErrorState,
  args: {
    heading: 'Page not found',
    message: 'Unexpected Application Error: 404 Not Found',
    advice: 'The address may be misspelt, or the page has moved.',
    links: [
      { label: 'Home', href: '/' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  parameters: { layout: 'fullscreen', route: { url: '/no/such/page' } },
});

/** The error and the links onward; the first link is the primary one. */
export const NotFound = meta.story({ tags: ['dark'] });

/** An action of its own is the primary one. */
export const WithAction = meta.story({
  args: {
    heading: 'Unexpected Application Error',
    message: 'Cannot read properties of undefined',
    action: <Button variant="contained">Load again</Button>,
  },
});

/** A message without spaces does not overflow the viewport. */
export const ContentStress = meta.story({
  tags: ['picture'],
  args: {
    heading: nepaliName,
    message: `TypeError: ${'a.b.c.d.e.f'.repeat(40)}`,
    advice: longNepaliText,
  },
  globals: mobileViewport,
});
