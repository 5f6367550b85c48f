import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ErrorPage } from '#src/app/errors/RouteErrorBoundary.tsx';
import { paths } from '#src/pageTable.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';
import { followsLink } from '../support/followsLink.ts';
import { goOffline } from '../support/network.ts';

/** A page that throws while it renders. */
function Broken({ thrown }: { thrown: unknown }): never {
  throw thrown;
}

const message = 'The page had nothing to show.';

const meta = preview.meta({
  title: 'Pages/RouteError',
  component: ErrorPage,
  parameters: {
    route: { url: paths.about, errorFallback: ErrorPage },
    // React logs the error as well.
    expectedLogs: [/nothing to show/, /The above error occurred/],
  },
  args: { error: new Error(message), resetErrorBoundary: () => {} },
  render: ({ error }) => <Broken thrown={error} />,
});

/** The message and three links, without a stack trace. */
export const Crashed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error' }),
    ).toBeVisible();
    await expect(canvas.getByText(message)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', paths.home);
    await expect(canvasElement).not.toHaveTextContent(/\.tsx|at Broken/);
  },
});

/** A link leads out of the broken page. */
export const FollowsALink = meta.story({
  name: 'Follows a link',
  tags: ['!autodocs'],
  parameters: followsLink(paths.contact),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Contact' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(paths.contact);
  },
});

/** Code may throw values that are not errors. */
export const NotAnError = meta.story({
  name: 'Not an error',
  args: { error: 'nothing to show' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nothing to show')).toBeVisible();
  },
});

/** The page's script is not cached: the offline page is shown. */
export const ScriptMissingOffline = meta.story({
  tags: ['picture'],
  parameters: { expectedLogs: [/dynamically imported/, /The above error/] },
  beforeEach: goOffline,
  args: { error: new TypeError('Failed to fetch dynamically imported module: /assets/a.js') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'You are offline' }),
    ).toBeVisible();
    await expect(canvas.queryByText(/dynamically imported/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const LongContent = meta.story({
  name: 'Very long content',
  args: { error: new Error(`${message} ${'a.b.c.d.e.f'.repeat(40)}`) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The page had nothing to show\. a\.b/)).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const Mobile = LongContent.extend({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
});
