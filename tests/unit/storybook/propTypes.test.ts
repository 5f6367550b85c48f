import { expect, test } from 'vitest';
import { showPropTypes } from '../../../.storybook/propTypes.ts';

/** The control of a prop that react-docgen describes so, with this value. */
function controlOf(raw: string, value?: unknown) {
  return enhanced(raw, value)?.control;
}

function enhanced(raw: string, value?: unknown, name = 'other') {
  const argTypes = { prop: { name: 'prop', type: { name, raw, value: raw } } };
  const enhance: (
    context: object,
  ) => Record<string, { control?: unknown; type?: { name: string } }> = Object(showPropTypes);
  return enhance({ argTypes, initialArgs: { prop: value } }).prop;
}

test('texts, numbers and switches have a control, also if they may be null or missing', () => {
  expect(controlOf('string | null', null)).toEqual({ type: 'text' });
  expect(controlOf('number | undefined')).toEqual({ type: 'number' });
  expect(controlOf('boolean')).toEqual({ type: 'boolean' });
});

test('a link can change a text, number or switch that may be null or missing', () => {
  expect(enhanced('string | undefined', undefined, 'union')?.type?.name).toBe('string');
  expect(enhanced('number | undefined', undefined, 'union')?.type?.name).toBe('number');
  expect(enhanced('boolean | null', null, 'union')?.type?.name).toBe('boolean');
});

test("no control offers to 'Set object' for what is none", () => {
  for (const raw of ['ReactNode', 'Ref<HTMLElement>', 'readonly string[]', '() => void'])
    expect(controlOf(raw)).toEqual({ disable: true });
});

test('a value that is JSON can be edited, a picture or a function cannot', () => {
  expect(controlOf('readonly string[]', ['a', 'b'])).toEqual({ type: 'object' });
  expect(controlOf('ReactNode', 'A text')).toEqual({ type: 'text' });
  expect(controlOf('ReactNode', { $$typeof: 'react.element', props: {} })).toEqual({
    disable: true,
  });
  expect(controlOf('Item[]', [{ label: 'A', icon: () => null }])).toEqual({ disable: true });
});
