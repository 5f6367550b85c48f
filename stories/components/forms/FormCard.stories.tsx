import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Field } from '#src/components/forms/Field.tsx';
import { FormCard } from '#src/components/forms/FormCard.tsx';
import { LoadingButton } from '#src/components/ui/LoadingButton.tsx';
import { childrenArgType } from '../../support/argTypes.ts';
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

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** The page takes it from here: react-docgen does not read styled elements. */
const description = [
  'A form on a card, with one field per row.',
  "For a form that is the page's main content; in a dialog, the dialog is the card.",
  '**Keyboard:** `Enter` in a field of one line sends the form.',
  '**Screen reader:** A form, if it has an `aria-label`.',
].join('\n\n');

const meta = preview.meta({
  title: 'Components/Forms/FormCard',
  component: FormCard,
  parameters: { docs: { description: { component: description } }, layout: 'padded' },
  argTypes: {
    ...childrenArgType('The fields, one per row.'),
    onSubmit: { description: 'Called when the form is sent with valid fields.' },
    'aria-label': { description: 'What the form is for; without it, it is no landmark.' },
  },
  args: {
    onSubmit,
    'aria-label': 'Add a blog',
    children: (
      <>
        <TitleField />
        <div>
          <LoadingButton type="submit" isBusy={false}>
            Add Blog
          </LoadingButton>
        </div>
      </>
    ),
  },
});

/** Enter submits it. */
export const Plain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('form', { name: 'Add a blog' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Title/), 'Visas{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    blurAndScrollToTop();
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
