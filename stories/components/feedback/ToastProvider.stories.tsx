import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ToastProvider, useToast } from '#src/components/feedback/ToastProvider.tsx';
import { longSentences, nepaliText } from '../../support/edgeCases.ts';

function Buttons() {
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main style={{ minHeight: 360, padding: 24 }}>
      <Button onClick={() => toast.success('Blog added successfully!')}>Succeed</Button>
      <Button onClick={() => toast.error('Failed to update blog')}>Fail</Button>
      <Button onClick={() => toast.error(`${nepaliText} ${longSentences}`)}>Fail at length</Button>
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
  component: ToastProvider,
  parameters: { isFramed: true },
  args: { children: <Buttons /> },
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Top right, 320 px wide, at least 64 px high, above everything else. */
export const Success = meta.story({
  parameters: { visual: { element: '[data-toast]' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    const toast = await screen.findByRole('status');
    await waitFor(() => expect(toast).toBeVisible());
  },
});

Success.test('is above everything else, and closed by a click', async ({ userEvent }) => {
  const toast = screen.getByRole('status');
  const container = toast.closest('.notistack-SnackbarContainer');
  await expect(container && getComputedStyle(container).zIndex).toBe('9999');
  await expect(screen.queryByRole('progressbar')).toBeNull();
  await userEvent.click(screen.getByText('Blog added successfully!'));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

/** Alt+T focuses the newest toast; Escape restores the focus. */
Success.test('closes itself, but not with the pointer or the focus on it', async (context) => {
  const { canvas, userEvent } = context;
  const hovered = screen.getByRole('status');
  const button = canvas.getByRole('button', { name: 'Succeed' });
  await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
  const alone = await screen.findByRole('alert');
  await userEvent.click(button);
  await userEvent.hover(hovered);
  await userEvent.keyboard('{Alt>}{t}{/Alt}');
  const focused = screen.getAllByRole('status').at(-1);
  await expect(focused).toHaveFocus();
  await wait(2000);
  await expect(alone).toBeVisible();
  await waitFor(() => expect(alone).not.toBeInTheDocument());
  await wait(600);
  await expect(hovered).toBeVisible();
  await expect(focused).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect(button).toHaveFocus();
  await waitFor(() => expect(focused).not.toBeInTheDocument());
  await userEvent.unhover(hovered);
  await waitFor(() => expect(hovered).not.toBeInTheDocument());
});

/** Dragged less far than 80% of its width it returns, and is not clicked. */
Success.test('closes when it is dragged away', async ({ userEvent }) => {
  const toast = screen.getByRole('status');
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
});

/** One success and two failures, one above the other; a long message is shown in full. */
export const ThreeAtOnce = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Succeed', 'Fail', 'Fail at length'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await screen.findByText(new RegExp(longSentences.slice(0, 20)));
  },
});

/** A toast over a dialog is visible and announced; the dialog stays open. */
export const OverADialog = meta.story({
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open a dialog' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
  },
});

OverADialog.test('can have the focus, and gives it back', async ({ userEvent }) => {
  const toast = screen.getByRole('alert');
  await userEvent.keyboard('{Alt>}{t}{/Alt}');
  await expect(toast).toHaveFocus();
  await wait(200);
  await expect(toast).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await expect(screen.getByRole('dialog')).toBeVisible();
});
