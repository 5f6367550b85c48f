import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CardGridSkeleton } from '#src/components/feedback/CardGridSkeleton.tsx';

const meta = preview.meta({ component: CardGridSkeleton, parameters: { layout: 'padded' } });

/** Six cards, hidden from screen readers. */
export const Six = meta.story({ tags: ['phone'] });

Six.test('is not read', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem', { hidden: true })).toHaveLength(6);
  await expect(canvas.queryByRole('list')).toBeNull();
});
