import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useMutation } from '#src/lib/useMutation.ts';

type Options = Parameters<typeof useMutation>[1];

function renderMutation(send: (text: string) => Promise<void>, options?: Options) {
  let mutate = send;
  renderToString(
    createElement(() => {
      mutate = useMutation(send, options).mutate;
      return null;
    }),
  );
  return mutate;
}

it('ignores calls while one is pending', async () => {
  let resolve = () => {};
  const pending = new Promise<void>((done) => {
    resolve = done;
  });
  const send = vi.fn((_text: string) => pending);
  const mutate = renderMutation(send);
  const first = mutate('a');
  await mutate('b');
  expect(send).toHaveBeenCalledOnce();
  resolve();
  await first;
  await mutate('c');
  expect(send.mock.calls).toEqual([['a'], ['c']]);
});

it('does not report a failure if onSuccess throws', async () => {
  const onError = vi.fn();
  const onSuccess = () => {
    throw new Error('Bug in the page');
  };
  const mutate = renderMutation(async () => {}, { onSuccess, onError });
  await expect(mutate('a')).rejects.toThrow('Bug in the page');
  expect(onError).not.toHaveBeenCalled();
});
