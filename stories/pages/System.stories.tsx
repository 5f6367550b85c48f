import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonErrors } from '#contracts/endpoint.ts';
import type { System } from '#contracts/system.ts';
import { hang, networkError, respondWithError } from '#mocks/msw/scenarios.ts';
import { accountHandlers, editorSession, noSession } from '#mocks/msw/serverData.ts';
import { NOW, sampleSystem } from '#mocks/serverFixtures.ts';
import SystemPage from '#src/pages/Dashboard/server/SystemPage.tsx';
import { paths } from '#src/pageTable.ts';
import { writeStorySession } from '../../.storybook/session.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';
import { mockApi } from '../support/mockApi.ts';
import { expectSignInAgain, serverDashboardRoute } from '../support/serverDashboard.tsx';

const meta = preview.meta({
  title: 'Pages/System',
  component: SystemPage,
  parameters: serverDashboardRoute(paths.system, <SystemPage />),
  beforeEach: ({ msw }) => {
    writeStorySession();
    msw.use(...mockApi());
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const withSystem = (changed: Partial<System>) =>
  accountHandlers({ system: { ...sampleSystem, ...changed } });

const removeButton = { name: 'Remove pictures unused for 30 days (4)' };

/** All is well. */
export const Loaded = meta.story({
  parameters: { responseCases: ['getSystem-ok'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The last automatic backup is of .* 184 MB/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download a backup of now' })).toHaveAttribute(
      'href',
      '/api/system/backup',
    );
    await expect(canvas.getByText('No mail waits, none has failed.')).toBeVisible();
    await expect(canvas.getByText('21.5 GB free of 40 GB')).toBeVisible();
    await expect(canvas.getByText('61, 9 of them in no blog')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { responseCases: ['getSystem-slow'] },
  beforeEach: ({ msw }) => msw.use(hang('getSystem')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading figures...')).toBeVisible();
  },
});

/** A new server without backups, with its pictures in a bucket. */
export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...withSystem({
        backups: { isAutomatic: false, last: null, failure: null },
        entries: {},
        messages: 0,
        pictures: null,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/BACKUP_DIR is not set/)).toBeVisible();
    await expect(canvas.getByText('There is no automatic backup yet.')).toBeVisible();
    await expect(canvas.getByText('In a bucket, not counted')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
});

async function expectLoadFailure({ canvas }: Context) {
  await expect(await screen.findByText('Failed to fetch figures')).toBeInTheDocument();
  await expect(canvas.getByText('The figures could not be loaded.')).toBeVisible();
}

/** The server fails: an alert with a button to try again. */
export const Failed = meta.story({
  parameters: { responseCases: ['getSystem-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('getSystem', { message: 'Not shown' })),
  play: expectLoadFailure,
});

export const Offline = meta.story({
  parameters: { responseCases: ['getSystem-offline'] },
  beforeEach: ({ msw }) => msw.use(networkError('getSystem')),
  play: expectLoadFailure,
});

/** The server's session has ended. */
export const SignedOutAtServer = meta.story({
  parameters: { responseCases: ['getSystem-401'] },
  beforeEach: ({ msw }) =>
    msw.use(noSession(), respondWithError('getSystem', commonErrors.signInFirst)),
  play: expectSignInAgain,
});

/** An editor who follows a link of an owner learns why there is nothing. */
export const ForEditors = meta.story({
  parameters: { responseCases: ['getSystem-403'] },
  beforeEach: ({ msw }) =>
    msw.use(editorSession(), respondWithError('getSystem', commonErrors.ownersOnly)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Only an owner can see this page\./)).toBeVisible();
  },
});

/** The focus is at the heading, because the button is gone. */
export const PicturesRemoved = meta.story({
  parameters: { responseCases: ['removeUnusedPictures-ok'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', removeButton));
    await expect(await screen.findByText('4 pictures removed')).toBeInTheDocument();
    await expect(await canvas.findByText('57, 5 of them in no blog')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** The pictures stay, and the button can be pressed again. */
export const RemovalFailed = meta.story({
  parameters: { responseCases: ['removeUnusedPictures-500'] },
  beforeEach: ({ msw }) => msw.use(respondWithError('removeUnusedPictures', commonErrors.failed)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', removeButton));
    await expect(await screen.findByText(commonErrors.failed.message)).toBeInTheDocument();
    await expect(canvas.getByRole('button', removeButton)).toBeVisible();
  },
});

/** A backup failed, and mails were not sent, for long reasons. */
export const LongContent = meta.story({
  name: 'Very long content',
  beforeEach: ({ msw }) =>
    msw.use(
      ...withSystem({
        backups: {
          ...sampleSystem.backups,
          failure: { at: NOW, reason: `ENOSPC: no space left, write ${'/mnt/backup'.repeat(12)}` },
        },
        mails: [
          { state: 'failed', reason: '535 Authentication failed', count: 3 },
          { state: 'waiting', reason: `452 ${'mailbox-full-'.repeat(20)}`, count: 2 },
          { state: 'waiting', reason: null, count: 1 },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The backup of .* failed: ENOSPC/)).toBeVisible();
    await expect(
      canvas.getByText('Not mailed: 3, because: 535 Authentication failed'),
    ).toBeVisible();
    await expect(canvas.getByText('Not mailed yet: 1')).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const Mobile = LongContent.extend({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
});
