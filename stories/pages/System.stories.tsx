import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonErrors } from '#contracts/endpoint.ts';
import type { System } from '#contracts/system.ts';
import { NOW } from '#mocks/clock.ts';
import { sampleSystem } from '#mocks/serverFixtures.ts';
import SystemPage from '#src/pages/Dashboard/server/SystemPage.tsx';
import { paths } from '#src/pageTable.ts';
import { type Tools, untilShown } from '../support/play.ts';
import { failed, pending, refused, seeded } from '../support/responses.ts';
import { serverDashboardRoute } from '../support/routes.tsx';

const meta = preview.meta({
  component: SystemPage,
  parameters: serverDashboardRoute(paths.system, <SystemPage />),
});

const withSystem = (changed: Partial<System>, text: string | RegExp) =>
  seeded({ system: { ...sampleSystem, ...changed } }, text);

const removePictures = async ({ canvas, userEvent }: Tools) =>
  userEvent.click(
    await canvas.findByRole('button', { name: 'Remove pictures unused for 30 days (4)' }),
  );

/** All is well. */
export const Loaded = meta.story({
  play: untilShown(/^The last automatic backup is of .* 184 MB/),
});

Loaded.test('has a backup, and says how to put one back', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByText(/^Mail is off|^Backups are off/)).toBeNull();
  await userEvent.click(canvas.getByText('How to put a backup back'));
  await expect(canvas.getByText('systemctl stop website')).toBeVisible();
  const link = canvas.getByRole('link', { name: 'Download a backup of now' });
  await expect(link).toHaveAttribute('href', '/api/system/backup');
});

export const Loading = meta.story(pending('getSystem', 'Loading figures...'));

/** A new server without backups and mail, with its pictures in a bucket. */
export const Empty = meta.story({
  tags: ['phone'],
  ...withSystem(
    {
      backups: { isAutomatic: false, last: null, failure: null },
      isMailOn: false,
      ...{ entries: {}, messages: 0, pictures: null, rates: null },
    },
    'Backups are off: do this.',
  ),
});

/** An alert with a button to try again. */
export const Failed = meta.story(failed('getSystem', 'Failed to fetch figures'));

/** The focus is at the heading, because the button is gone. */
export const PicturesRemoved = meta.story({
  play: untilShown('4 pictures removed', removePictures),
});

PicturesRemoved.test('has new figures, and the focus at the heading', async ({ canvas }) => {
  await expect(await canvas.findByText('57, 5 of them in no blog')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

/** The pictures stay, and the button can be pressed again. */
export const RemovalFailed = meta.story(
  refused('removeUnusedPictures', commonErrors.failed, { act: removePictures }),
);

/** Red, above the figures: what a production build has of the sample brand. */
export const SampleLeft = meta.story({
  tags: ['picture'],
  parameters: serverDashboardRoute(
    paths.system,
    <SystemPage
      sampleLeft={['brand/site.ts: founder (invented)', 'brand/site.ts: licence (none)']}
    />,
  ),
  play: untilShown(/^The last automatic backup is of/),
});

SampleLeft.test('lists it when one asks', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('This site shows an invented consultancy.')).toBeVisible();
  const line = canvas.getByText('brand/site.ts: founder (invented)');
  await expect(line).not.toBeVisible();
  await userEvent.click(canvas.getByText('What is left of the sample'));
  await expect(line).toBeVisible();
});

const longReason = `ENOSPC: no space left, write ${'/mnt/backup'.repeat(12)}`;

/** A backup failed, pictures are lost, and mails were not sent, for long reasons. */
export const LongContent = meta.story({
  tags: ['phone'],
  ...withSystem(
    {
      backups: { ...sampleSystem.backups, failure: { at: NOW, reason: longReason } },
      mails: [
        { state: 'failed', reason: '535 Authentication failed', count: 3 },
        { state: 'waiting', reason: `452 ${'mailbox-full-'.repeat(20)}`, count: 2 },
        { state: 'waiting', reason: null, count: 1 },
      ],
      pictures: { total: 61, unused: 9, removable: 4, missing: 2 },
      rates: { day: '2026-11-24', failure: { at: NOW, reason: 'it answers 500' } },
    },
    /^The backup of .* failed: ENOSPC/,
  ),
});
