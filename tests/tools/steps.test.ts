import { expect, test } from 'vitest';
import { chooseSteps } from '#tools/testing/steps.ts';

const names = (...args: string[]) => chooseSteps(args).map(({ name }) => name);

const usual = ['types', 'lint', 'unit', 'build', 'stories', 'e2e'];

test('without a word all run but the long ones; --full adds these', () => {
  expect(names()).toEqual(usual);
  expect(names('--full')).toEqual([...usual, 'storybook', 'visual', 'bytes']);
});

test('--with adds one, as CI does', () => {
  expect(names('--with', 'visual')).toEqual([...usual, 'visual']);
});

test('names choose, in the order of the steps', () => {
  expect(names('unit', 'types')).toEqual(['types', 'unit']);
  expect(names('unit', '--with', 'visual')).toEqual(['unit', 'visual']);
});

test('what there is not is named, with what there is', () => {
  expect(() => names('unti')).toThrow("There is no step 'unti'. The steps are: types, lint, unit,");
  expect(() => names('--with', 'viusal')).toThrow("There is no step 'viusal'.");
  expect(() => names('--fast')).toThrow("'--fast'");
});
