import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FormProblem } from '#src/components/forms/FormProblem.tsx';
import { expectNoHorizontalScroll, mobileViewport, oneWord } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Forms/FormProblem',
  component: FormProblem,
  parameters: {
    choice: {
      here: 'A form that was not sent, with the reason.',
      rather: {
        'components-forms-field': 'When one field has the problem: the text is below it.',
        'components-feedback-toast': 'To confirm that the form was sent.',
      },
    },
    layout: 'padded',
  },
  args: { children: 'Not saved. Your text is still here: please try again.' },
});

/** It takes the focus when it appears. */
export const Failed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved.');
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
});

/** The same problem takes the focus again after each attempt. */
export const Again = meta.story({
  render: function Attempts({ children }) {
    const [isShown, setIsShown] = useState(true);
    return (
      <>
        <FormProblem>{isShown ? children : null}</FormProblem>
        <Button variant="outlined" onClick={() => setIsShown((shown) => !shown)}>
          Send
        </Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(send).toHaveFocus();
    await userEvent.click(send);
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
});

/** A form without a problem shows nothing. */
export const None = meta.story({
  tags: ['picture'],
  args: { children: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  args: { children: `Not saved: ${`${oneWord} `.repeat(40)}` },
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});

export const Dark = meta.story({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
  play: Failed.input.play,
});
