import Stack from '@mui/material/Stack';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TestimonialCard } from '#src/components/testimonial/TestimonialCard.tsx';
import {
  longText,
  mobileViewport,
  nepaliName,
  nepaliText,
  oneWord,
} from '../../support/edgeCases.ts';
import { withWidth } from '../../support/withWidth.tsx';

const meta = preview.meta({
  component: TestimonialCard,
  args: {
    name: 'Roshani Maharjan',
    message: 'They told me which two of my five choices I could not afford. That saved me a year.',
  },
  decorators: [withWidth(380)],
});

/** The message in quotes, with the name as its source. */
export const Plain = meta.story();

Plain.test(
  'adds no second mark to a message that has its own, or whose end was cut',
  {
    render: (args) => (
      <>
        <TestimonialCard {...args} message={'"They helped."'} />
        <TestimonialCard {...args} message="“They helped..." />
      </>
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('“They helped.”')).toBeVisible();
    await expect(canvas.getByText('“They helped...”')).toBeVisible();
  },
);

export const LineBreaks = meta.story({
  args: { message: 'My first visa file had gaps.\nThe second one passed.' },
});

LineBreaks.test('keeps line breaks', async ({ canvas }) => {
  await expect(canvas.getByText(/My first visa file/)).toHaveStyle({ whiteSpace: 'pre-line' });
});

/** The message is shown in full. */
export const ContentStress = meta.story({
  tags: ['picture'],
  globals: mobileViewport,
  render: (args) => (
    <Stack sx={{ gap: 2 }}>
      <TestimonialCard {...args} name={oneWord} message={oneWord} />
      <TestimonialCard {...args} name={nepaliName} message={nepaliText} />
      <TestimonialCard name="Mahalaxmi Devi Rajbhandari Upadhyaya" message={longText} />
    </Stack>
  ),
});
