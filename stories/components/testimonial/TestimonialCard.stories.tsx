import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TestimonialCard } from '#src/components/testimonial/TestimonialCard.tsx';
import {
  expectNoHorizontalScroll,
  longText,
  mobileViewport,
  nepaliName,
  nepaliText,
  oneWord,
} from '../../support/edgeCases.ts';
import { withWidth } from '../../support/withWidth.tsx';

const meta = preview.meta({
  title: 'Components/Testimonial/TestimonialCard',
  component: TestimonialCard,
  parameters: {
    choice: {
      here: 'Words of a student or parent, for visitors.',
      rather: {
        'components-testimonial-testimonialtable':
          'In the dashboard, where they are edited or deleted.',
        'components-ui-personprofile': 'For a member of staff.',
      },
    },
    layout: 'padded',
  },
  args: {
    name: 'Roshani Maharjan',
    message: 'They told me which two of my five choices I could not afford. That saved me a year.',
  },
  decorators: [withWidth(380)],
});

/** The message in quotes, with the name as its source. */
export const Plain = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(`“${args.message}”`)).toBeVisible();
    await expect(canvas.getByRole('figure')).toContainElement(canvas.getByText(args.name));
  },
});

export const Sample = meta.story({
  args: { isSample: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(`${args.name} Sample`);
  },
});

export const OneWord = meta.story({
  args: { name: oneWord, message: oneWord },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“Namaste”')).toBeVisible();
  },
});

/** The message may be empty. */
export const NoMessage = meta.story({
  args: { message: '' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('“”')).toBeInTheDocument();
    await expect(canvas.getByText(args.name)).toBeVisible();
  },
});

/** The message is shown in full. */
export const Long = meta.story({
  tags: ['picture'],
  args: { name: 'Mahalaxmi Devi Rajbhandari Upadhyaya', message: longText },
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`“${longText}”`)).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const LineBreaks = meta.story({
  args: { message: 'My first visa file had gaps.\nThe second one passed.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(`“${args.message}”`, { normalizer: String })).toHaveStyle({
      whiteSpace: 'pre-line',
    });
  },
});

export const Devanagari = meta.story({
  name: 'In Devanagari',
  args: { name: nepaliName, message: nepaliText },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`“${nepaliText}”`)).toBeVisible();
  },
});
