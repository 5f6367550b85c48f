import { expect, spyOn, waitFor } from 'storybook/test';
import type { Tools } from './tools.ts';

/** Presses 'Export as CSV' and returns the text of the file, which is not saved. */
export async function readCsv({ canvas, userEvent }: Pick<Tools, 'canvas' | 'userEvent'>) {
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const created = spyOn(URL, 'createObjectURL');
  await userEvent.click(canvas.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(created).toHaveBeenCalled());
  const [[file] = []] = created.mock.calls;
  return file instanceof Blob ? await file.text() : '';
}
