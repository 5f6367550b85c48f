import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DestinationIllustration } from '#src/components/destination/DestinationIllustration.tsx';
import { oneOf } from '../../support/argTypes.ts';
import { destinations } from '../../support/guides.ts';

const meta = preview.meta({
  title: 'Components/Destination/DestinationIllustration',
  component: DestinationIllustration,
  parameters: { layout: 'padded' },
  argTypes: { slug: oneOf(destinations.map(({ slug }) => slug)) },
  args: { slug: 'uk' as const },
});

/** Decorative: the country's name is beside it. */
export const One = meta.story();

One.test('is not named', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(canvasElement).toHaveTextContent('');
});

One.test('may be above the fold', { args: { loading: 'eager' } }, async ({ canvas }) => {
  const picture = canvas.getByRole<HTMLImageElement>('presentation');
  await expect(picture).toHaveAttribute('loading', 'eager');
  await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
});

/** Each country has a drawing of its own. */
export const AllSix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 24 }}>
      {destinations.map(({ slug }) => (
        <DestinationIllustration key={slug} slug={slug} />
      ))}
    </div>
  ),
});

AllSix.test('differ', async ({ canvasElement }) => {
  const drawings = [...canvasElement.querySelectorAll('img')];
  await expect(new Set(drawings.map(({ outerHTML }) => outerHTML)).size).toBe(destinations.length);
});
