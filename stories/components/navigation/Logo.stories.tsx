import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { logoMark } from '#brand/logo.ts';
import { site } from '#brand/site.ts';
import { Logo } from '#src/components/navigation/Logo.tsx';
import { DarkSection } from '#src/components/ui/DarkSection.tsx';
import { colors } from '#src/theme/tokens.ts';
import { nepaliName, oneWord } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Navigation/Logo',
  component: Logo,
  parameters: { layout: 'padded' },
  args: { name: site.name },
});

/** The name is text; the mark beside it is decorative. */
export const Full = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(site.name);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** On a dark ground, with the accent if the mark has any. */
export const Inverse = meta.story({
  tags: ['picture'],
  render: (args) => (
    <DarkSection>
      <Logo {...args} />
    </DarkSection>
  ),
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg')?.outerHTML;
    await expect(svg?.includes(colors.accent)).toBe(
      logoMark(colors.accent).includes(colors.accent),
    );
  },
});

/** It scales with the font size around it. */
export const Sizes = meta.story({
  tags: ['picture'],
  render: (args) => (
    <>
      {[16, 24, 48].map((size) => (
        <p key={size} style={{ fontSize: size }}>
          <Logo {...args} />
        </p>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(3);
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
