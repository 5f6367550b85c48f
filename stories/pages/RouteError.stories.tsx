import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ErrorPage, RouteErrorBoundary } from '#src/app/errors/RouteErrorBoundary.tsx';
import { paths } from '#src/pageTable.ts';
import { goOffline } from '../support/network.ts';
import { untilShown } from '../support/play.ts';

function Broken({ thrown }: { thrown: unknown }): never {
  throw thrown;
}

const message = 'The page had nothing to show.';

const meta = preview.meta({
  component: ErrorPage,
  parameters: {
    layout: 'fullscreen',
    route: { url: paths.about, path: '*' },
    // React logs the error as well.
    expectedLogs: [/nothing to show/, /The above error occurred/],
  },
  args: { error: new Error(message), resetErrorBoundary: () => {} },
  render: ({ error }) => (
    <Routes>
      <Route element={<RouteErrorBoundary fallback={ErrorPage} />}>
        <Route path="*" element={<Broken thrown={error} />} />
      </Route>
    </Routes>
  ),
});

/** The message and three links, without a stack trace. */
export const Crashed = meta.story();

Crashed.test(
  'shows any thrown value',
  { args: { error: 'nothing to show' } },
  async ({ canvas }) => {
    await expect(canvas.getByText('nothing to show')).toBeVisible();
  },
);

/** The page's script is not cached: the offline page is shown. */
export const ScriptMissingOffline = meta.story({
  tags: ['picture'],
  parameters: { expectedLogs: [/dynamically imported/, /The above error/] },
  beforeEach: goOffline,
  args: { error: new TypeError('Failed to fetch dynamically imported module: /assets/a.js') },
  play: untilShown('You are offline'),
});

export const LongContent = meta.story({
  tags: ['phone'],
  args: { error: new Error(`${message} ${'a.b.c.d.e.f'.repeat(40)}`) },
});
