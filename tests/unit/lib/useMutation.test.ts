import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useMutation } from '#src/lib/useMutation.ts';

it('does not report a failure if onSuccess throws', async () => {
  const onError = vi.fn();
  const onSuccess = () => {
    throw new Error('Bug in the page');
  };
  let mutate = async () => {};
  renderToString(
    createElement(() => {
      mutate = useMutation(async () => {}, { onSuccess, onError }).mutate;
      return null;
    }),
  );
  await expect(mutate()).rejects.toThrow('Bug in the page');
  expect(onError).not.toHaveBeenCalled();
});
