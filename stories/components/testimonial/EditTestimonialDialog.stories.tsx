import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { EditTestimonialDialog } from '#src/components/testimonial/EditTestimonialDialog.tsx';
import { mobileViewport } from '../../support/edgeCases.ts';
import { untilDialog } from '../../support/findDialog.ts';
import { withValues } from '../../support/withValues.tsx';

const meta = preview.meta({
  component: EditTestimonialDialog,
  parameters: { isFramed: true },
  args: {
    name: 'Anisha Tamang',
    values: { message: 'They told me what the first year really costs.' },
    onChange: fn(),
    onCancel: fn(),
    onSubmit: fn(),
  },
  render: withValues(EditTestimonialDialog),
});

export const Open = meta.story({
  play: untilDialog('Edit Testimonial'),
});

Open.test('keeps the name', async () => {
  const name = screen.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveAttribute('readonly');
  await expect(name).toHaveValue('Anisha Tamang');
  await expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
});

export const LongMessage = Open.extend({
  tags: ['picture'],
  args: {
    values: {
      message: 'They answered every question I had, and some that I did not. '.repeat(60),
    },
  },
  globals: mobileViewport,
});
