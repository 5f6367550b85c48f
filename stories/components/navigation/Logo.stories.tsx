import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Logo } from '#src/components/navigation/Logo.tsx';
import { DarkSection } from '#src/components/ui/DarkSection.tsx';
import { colors } from '#src/theme/tokens.ts';
import { nepaliName, oneWord } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Navigation/Logo',
  component: Logo,
  parameters: { layout: 'padded' },
  args: { name: 'Deurali Education Network' },
});

/** The name is text; the mark beside it is decorative. */
export const Full = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Deurali Education Network');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** On its own, the mark is named after the company. */
export const MarkOnly = meta.story({
  args: { variant: 'mark' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Deurali Education Network' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('');
  },
});

export const Inverse = meta.story({
  tags: ['picture'],
  args: { accent: colors.accent },
  render: (args) => (
    <DarkSection>
      <Logo {...args} />
    </DarkSection>
  ),
  play: async ({ canvasElement }) => {
    const [, flag] = canvasElement.querySelectorAll('path');
    await expect(flag).toHaveAttribute('fill', colors.accent);
  },
});

/** It scales with the font size around it. */
export const Sizes = meta.story({
  tags: ['picture'],
  render: (args) => (
    <>
      {[16, 24, 48].map((size) => (
        <p key={size} style={{ fontSize: size }}>
          <Logo {...args} variant="mark" />
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
});

/** Another consultancy's name, of one word. */
export const OneWord = meta.story({
  args: { name: oneWord },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(oneWord)).toBeVisible();
  },
});

export const Devanagari = meta.story({
  name: 'In Devanagari',
  args: { name: nepaliName },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(nepaliName);
  },
});

export const Dark = meta.story({
  name: 'In the dark',
  globals: { scheme: 'dark' },
  play: Full.input.play,
});
