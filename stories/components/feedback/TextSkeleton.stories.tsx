import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TextSkeleton } from '#src/components/feedback/TextSkeleton.tsx';

const meta = preview.meta({ component: TextSkeleton, parameters: { layout: 'padded' } });

/** A title and five lines, hidden from screen readers, which read the loading text instead. */
export const Plain = meta.story();

Plain.test('is not read', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[aria-hidden="true"]')?.children).toHaveLength(6);
  await expect(canvasElement).toHaveTextContent('');
});
