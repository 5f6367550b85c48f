import { expect, waitFor } from 'storybook/test';
import type { Tools } from './tools.ts';

/** Waits until the page has so many elements of a role, such as the rows of a list. */
export const expectCount = ({ canvas }: Pick<Tools, 'canvas'>, role: string, count: number) =>
  waitFor(() => expect(canvas.getAllByRole(role)).toHaveLength(count));
