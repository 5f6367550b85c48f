import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { PrayerFlagDivider } from '#src/components/illustration/PrayerFlagDivider.tsx';
import { blurAndScrollToTop } from '../../support/blurAndScrollToTop.ts';
import {
  expectNoHorizontalScroll,
  longText,
  mobileViewport,
  nepaliName,
  nepaliText,
} from '../../support/edgeCases.ts';
import { followsLink } from '../../support/followsLink.ts';

const meta = preview.meta({
  title: 'Components/Feedback/ErrorState',
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
  parameters: {
    choice: {
      here: 'A page that is missing or has failed as a whole.',
      rather: {
        'components-feedback-loaderroralert': 'When one part of a page has failed.',
        'components-feedback-offlinestate':
          'When the device is offline and the page was never stored.',
      },
    },
    route: { url: '/no/such/page' },
  },
});

/** The error and the links onward; the first link is the primary one. */
export const NotFound = meta.story({
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: args.heading });
    heading.focus();
    await expect(heading).toHaveFocus();
    const message = canvas.getByText('Unexpected Application Error: 404 Not Found');
    await expect(message).toBeVisible();
    // The plain sentence comes first.
    const advice = canvas.getByText(args.advice);
    await expect(advice.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(parseFloat(getComputedStyle(message).fontSize)).toBeLessThan(
      parseFloat(getComputedStyle(advice).fontSize),
    );
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveClass('MuiButton-contained');
    await expect(canvas.getByRole('link', { name: 'Contact' })).toHaveClass('MuiButton-outlined');
  },
});

export const FollowsALink = meta.story({
  name: 'Follows a link',
  tags: ['!autodocs'],
  parameters: followsLink('/contact'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Contact' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('/contact');
  },
});

const reload = fn();

/** An action of its own is the primary one. */
export const WithAction = meta.story({
  args: {
    heading: 'Unexpected Application Error',
    message: 'Cannot read properties of undefined',
    action: (
      <Button variant="contained" onClick={reload}>
        Load again
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveClass('MuiButton-outlined');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(reload).toHaveBeenCalledOnce();
    blurAndScrollToTop();
  },
});

/** The drawing is decorative. */
export const WithPicture = meta.story({
  args: { picture: <PrayerFlagDivider /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('heading')).toBeVisible();
  },
});

/** Without a message, and with `children` below the links. */
export const WithMore = meta.story({
  args: { message: '', children: <p>What else there is.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What else there is.')).toBeVisible();
    await expect(canvas.queryByText(/Unexpected/)).toBeNull();
  },
});

/** A message without spaces does not overflow the viewport. */
export const Long = meta.story({
  tags: ['picture'],
  args: { message: `TypeError: ${'a.b.c.d.e.f'.repeat(40)}`, advice: longText },
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});

export const Devanagari = meta.story({
  name: 'In Devanagari',
  args: { heading: nepaliName, advice: nepaliText },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(nepaliText)).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
  play: WithPicture.input.play,
});
