import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Field } from '#src/components/forms/Field.tsx';
import { FormCard } from '#src/components/forms/FormCard.tsx';
import { blurAndScrollToTop } from '../../support/blurAndScrollToTop.ts';
import {
  desktopViewport,
  expectNoHorizontalScroll,
  mobileViewport,
} from '../../support/edgeCases.ts';

function TitleField() {
  const [value, setValue] = useState('');
  return <Field label="Title" required value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Components/Forms/FormCard',
  component: FormCard,
  parameters: { layout: 'padded' },
  args: {
    title: 'Add Blog',
    onSubmit: fn(),
    children: <TitleField />,
  },
});

/** Enter submits it. */
export const Plain = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('form', { name: 'Add Blog' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Title/), 'Visas{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    blurAndScrollToTop();
  },
});

/** Nothing is sent twice. */
export const Sending = meta.story({
  args: { isSending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add Blog' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The problem is above the buttons and takes the focus. */
export const WithProblem = meta.story({
  args: { problem: 'Not saved: the text is too long.' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
});

/** No wider than a readable line. */
export const Wide = meta.story({
  globals: desktopViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form').offsetWidth).toBeLessThanOrEqual(760);
  },
});

export const Mobile = meta.story({
  name: 'On a phone',
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});

export const Dark = meta.story({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
  play: Plain.input.play,
});
