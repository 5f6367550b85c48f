import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FormProblem } from '#src/components/forms/FormProblem.tsx';
import { mobileViewport, oneWord } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: FormProblem,
  args: { children: 'Not saved. Your text is still here: please try again.' },
});

/** It takes the focus when it appears. */
export const Failed = meta.story({ tags: ['dark'] });

Failed.test(
  'takes the focus again after each attempt',
  {
    render: function Attempts({ children }) {
      const [isShown, setIsShown] = useState(true);
      return (
        <>
          <FormProblem>{isShown ? children : null}</FormProblem>
          <Button onClick={() => setIsShown((shown) => !shown)}>Send</Button>
        </>
      );
    },
  },
  async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(send).toHaveFocus();
    await userEvent.click(send);
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
);

export const Long = meta.story({
  tags: ['picture'],
  args: { children: `Not saved: ${`${oneWord} `.repeat(40)}` },
  globals: mobileViewport,
});
