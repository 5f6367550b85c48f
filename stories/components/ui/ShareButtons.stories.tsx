import { expect, fn, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ShareButtons } from '#src/components/ui/ShareButtons.tsx';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/UI/ShareButtons',
  component: ShareButtons,
  parameters: { layout: 'padded' },
  args: { title: 'How to ask for your No Objection Certificate' },
});

/** Mocks the device's share dialog for one story. */
function withShare(share: (data: ShareData) => Promise<void>): () => void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'share');
}

/** The status is empty until a button is clicked. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** The URL of the page is in the clipboard, and a message says so. */
export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByText('Link copied.')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(window.location.href);
  },
});

/** Space on the button copies the address, and the outcome is said. */
export const CopiedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('Link copied.')).toBeVisible();
  },
});

/** If the browser blocks the clipboard, a message points to the address bar. */
export const ClipboardBlocked = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'The link could not be copied. You can copy it from the address bar.',
    );
  },
});

const share = fn(async (_data: ShareData) => {});

/** Only where the device supports `navigator.share`. */
export const Shared = meta.story({
  beforeEach: () => withShare(share),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenCalledWith({ title: args.title, url: window.location.href });
  },
});

/** Closing the device's share dialog is not an error. */
export const ShareClosed = meta.story({
  beforeEach: () =>
    withShare(async () => {
      throw new DOMException('AbortError');
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Mobile = meta.story({
  name: 'On a phone',
  globals: mobileViewport,
  beforeEach: () => withShare(share),
  play: expectNoHorizontalScroll,
});
