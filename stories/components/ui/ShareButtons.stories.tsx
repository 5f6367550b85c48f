import { expect, fn, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ShareButtons } from '#src/components/ui/ShareButtons.tsx';
import { mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: ShareButtons,
  args: { title: 'How to ask for your No Objection Certificate' },
});

/** Mocks the device's share dialog for one story. */
function withShare(share: (data: ShareData) => Promise<void>): () => void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'share');
}

/** The status is empty until a button is clicked. */
export const Idle = meta.story();

/** The URL of the page is in the clipboard, and a message says so. */
export const Copied = meta.story({
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await canvas.findByText('Link copied.');
  },
});

Copied.test('has copied the address', async () => {
  await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(window.location.href);
});

/** If the browser blocks the clipboard, a message points to the address bar. */
export const ClipboardBlocked = meta.story({
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('NotAllowedError'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await canvas.findByText('The link could not be copied. You can copy it from the address bar.');
  },
});

const share = fn(async (_data: ShareData) => {});

/** Only where the device supports `navigator.share`. */
export const WithShare = meta.story({
  globals: mobileViewport,
  beforeEach: () => withShare(share),
});

WithShare.test('opens the dialog of the device', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
  await expect(share).toHaveBeenCalledWith({ title: args.title, url: window.location.href });
});

WithShare.test(
  'says nothing when the dialog is closed',
  {
    beforeEach: () =>
      withShare(async () => {
        throw new DOMException('AbortError');
      }),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
);
