import { expect, it, vi } from 'vitest';
import { uploadToServer } from '#src/pages/Dashboard/blogPicture.tsx';

vi.mock('#src/pages/Dashboard/uploadPicture.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a picture whose script cannot be loaded has failed, and does not stay uploading', async () => {
  const options = { signal: new AbortController().signal, onProgress: vi.fn() };
  const result = await uploadToServer(new File(['x'], 'a.png'), options);
  expect(result).toEqual({ problem: expect.stringContaining('could not be reached') });
});
