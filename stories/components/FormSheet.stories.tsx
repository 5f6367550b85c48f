import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { BusyButton } from '#src/components/BusyButton.tsx';
import { Field } from '#src/components/Field.tsx';
import { FormSheet } from '#src/components/FormSheet.tsx';
import { expectNoSidewaysScroll, onLaptop, onPhone } from '../support/extremes.ts';

function TitleField() {
  const [value, setValue] = useState('');
  return <Field label="Title" required value={value} onChange={setValue} />;
}

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = preview.meta({
  title: 'Components/FormSheet',
  component: FormSheet,
  parameters: { layout: 'padded' },
  args: {
    onSubmit,
    'aria-label': 'Add a blog',
    children: (
      <>
        <TitleField />
        <div>
          <BusyButton type="submit" isBusy={false}>
            Add Blog
          </BusyButton>
        </div>
      </>
    ),
  },
});

/** A form like any other: Enter sends it. */
export const Plain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('form', { name: 'Add a blog' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Title/), 'Visas{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
});

/** No wider than a line that can be read. */
export const Wide = meta.story({
  globals: onLaptop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form').offsetWidth).toBeLessThanOrEqual(760);
  },
});

export const OnPhone = meta.story({ globals: onPhone, play: expectNoSidewaysScroll });

export const Dark = meta.story({ globals: { scheme: 'dark' }, play: Plain.input.play });
