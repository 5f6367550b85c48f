import { expect, test } from 'vitest';
import { keepKeyOrder } from '../../../.storybook/keyOrder.ts';

test('the keys of an object stay in their order in the code of a story', () => {
  const args = { steps: { 'We listen': 'First, you', Compare: 'Then' }, step: { b: 1, a: {} } };
  const printed = `<Steps
  step={{
    a: {},
    b: 1
  }}
  steps={{
    Compare: 'Then',
    'We listen': 'First, you'
  }}
/>`;
  const code = keepKeyOrder(printed, { args });
  expect(code).toBe(`<Steps
  step={{
    b: 1,
    a: {}
  }}
  steps={{
    'We listen': 'First, you',
    Compare: 'Then'
  }}
/>`);
  // Storybook calls it twice.
  expect(keepKeyOrder(code, { args })).toBe(code);
});
