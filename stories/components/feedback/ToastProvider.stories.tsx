import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ToastProvider, useToast } from '#src/components/feedback/ToastProvider.tsx';

function Buttons() {
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignContent: 'flex-start',
        gap: 12,
        padding: 24,
        minHeight: 360,
      }}
    >
      <Button onClick={() => toast.success('Blog added successfully!')}>Succeed</Button>
      <Button onClick={() => toast.error('Failed to update blog')}>Fail</Button>
      <Button
        onClick={() =>
          toast.error(
            'title must not be empty, and this message from the server is a very long one',
          )
        }
      >
        Fail at length
      </Button>
      <Button onClick={() => setIsOpen(true)}>Open a dialog</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby="edit">
        <DialogTitle id="edit">Edit something</DialogTitle>
        <Button autoFocus onClick={() => toast.error('Failed to update blog')}>
          Save
        </Button>
      </Dialog>
    </main>
  );
}

const meta = preview.meta({
  title: 'Components/Feedback/ToastProvider',
  component: ToastProvider,
  parameters: { isFramed: true },
  args: { children: <Buttons /> },
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Top right, 320 px wide, at least 64 px high, above everything else. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    const toast = await screen.findByRole('status');
    await expect(toast).toHaveTextContent('Blog added successfully!');
    await waitFor(() => expect(toast).toBeVisible());
    const { right, top, width, height } = toast.getBoundingClientRect();
    await expect(width).toBe(320);
    await expect(height).toBeGreaterThanOrEqual(64);
    await expect(window.innerWidth - right).toBeLessThan(40);
    await expect(top).toBeLessThan(40);
    const container = toast.closest('.notistack-SnackbarContainer');
    await expect(container && getComputedStyle(container).zIndex).toBe('9999');
    await expect(screen.queryByRole('progressbar')).toBeNull();
  },
});

/** A failure is an alert: screen readers say it at once. */
export const Failure = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    const toast = await screen.findByRole('alert');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(toast).toHaveTextContent('Failed to update blog');
  },
});

export const LongMessage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail at length' }));
    const toast = await screen.findByRole('alert');
    await expect(toast.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** One success and two failures, one above the other. */
export const ThreeAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail at length' }));
    await expect(await screen.findAllByRole('alert')).toHaveLength(2);
    await expect(screen.getByRole('status')).toBeInTheDocument();
  },
});

/** It closes by itself after three seconds. */
export const ClosesItself = meta.story({
  tags: ['!autodocs'],
  // After the toast has closed, it looks the same as ClosedByClick.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await screen.findByRole('status');
    await wait(2500);
    await expect(screen.getByRole('status')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull(), { timeout: 2000 });
  },
});

/** A click anywhere on a toast closes it. */
export const ClosedByClick = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await userEvent.click(await screen.findByText('Blog added successfully!'));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
});

/** It stays open while the pointer is on it. */
export const PausedByHover = meta.story({
  tags: ['!autodocs'],
  // The same as Success.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Succeed' });
    await userEvent.click(button);
    const toast = await screen.findByRole('status');
    await userEvent.hover(toast);
    await wait(3600);
    await expect(toast).toBeVisible();
    await userEvent.unhover(toast);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull(), { timeout: 5000 });
    await userEvent.click(button);
    await userEvent.hover(await screen.findByRole('status'));
  },
});

/** Alt+T focuses the newest toast; it stays open while focused, and Escape restores the focus. */
export const ByKeyboard = meta.story({
  name: 'By keyboard',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Succeed' });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.click(button);
    const newest = (await screen.findAllByRole('status')).at(-1);
    await userEvent.keyboard('{Alt>}{t}{/Alt}');
    await expect(newest).toHaveFocus();
    await wait(3600);
    await expect(newest).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(newest).not.toBeInTheDocument());
  },
});

/** A toast over a dialog is visible, announced and focusable; the dialog stays open. */
export const OverADialog = meta.story({
  tags: ['picture'],
  name: 'Over a dialog',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open a dialog' }));
    const save = await screen.findByRole('button', { name: 'Save' });
    await userEvent.click(save);
    const toast = await screen.findByRole('alert');
    await userEvent.keyboard('{Alt>}{t}{/Alt}');
    await expect(toast).toHaveFocus();
    await wait(200);
    await expect(toast).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(save).toHaveFocus();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(save);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
});

/** Dragged by at least 80% of its width it closes; dragged less far it returns, and is not clicked. */
export const DraggedAway = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    const toast = await screen.findByRole('status');
    const drag = (distance: number) =>
      userEvent.pointer([
        { keys: '[MouseLeft>]', target: toast, coords: { clientX: 300, clientY: 50 } },
        { target: toast, coords: { clientX: 300 + distance, clientY: 50 } },
      ]);
    const release = () => userEvent.pointer({ keys: '[/MouseLeft]', target: toast });
    await drag(-250);
    await expect(toast).toHaveStyle({ translate: '-250px' });
    await release();
    await expect(toast).toHaveStyle({ translate: 'none' });
    await expect(toast).toHaveStyle({ touchAction: 'pan-y' });
    await drag(260);
    await release();
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
});
