import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useMutation } from '#src/lib/useMutation.ts';

type Options = Parameters<typeof useMutation<[string], unknown>>[1];

interface ProbeProps {
  mutationFn: (text: string) => Promise<unknown>;
  options: Options;
  onRender: (mutate: (text: string) => Promise<void>) => void;
}

function Probe({ mutationFn, options, onRender }: ProbeProps) {
  onRender(useMutation(mutationFn, options).mutate);
  return null;
}

/** Renders the hook once and returns its `mutate` function. */
function renderMutation(mutationFn: ProbeProps['mutationFn'], options: Options) {
  const onRender = vi.fn<ProbeProps['onRender']>();
  renderToString(createElement(Probe, { mutationFn, options, onRender }));
  return (text: string) => onRender.mock.lastCall?.[0](text);
}

it('ignores calls while one is pending', async () => {
  let resolve = () => {};
  const send = vi.fn(
    (_text: string) =>
      new Promise<void>((done) => {
        resolve = done;
      }),
  );
  const mutate = renderMutation(send, {});
  const first = mutate('a');
  await mutate('b');
  expect(send).toHaveBeenCalledOnce();
  resolve();
  await first;
  void mutate('c');
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
