import { expect, spyOn, waitFor } from 'storybook/test';
import type { Tools } from './play.ts';

/** Presses a button and returns the text of its file, which is not saved. */
export async function readDownload(
  { canvas, userEvent }: Pick<Tools, 'canvas' | 'userEvent'>,
  name: string,
) {
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const created = spyOn(URL, 'createObjectURL');
  await userEvent.click(canvas.getByRole('button', { name }));
  await waitFor(() => expect(created).toHaveBeenCalled());
  const [[file] = []] = created.mock.calls;
  return file instanceof Blob ? await file.text() : '';
}
