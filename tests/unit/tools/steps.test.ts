import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseSteps } from '#tools/testing/steps.ts';

const names = (...args: string[]) => chooseSteps(args, '.cache').map(({ name }) => name);

const usual = ['types', 'lint', 'unit', 'build', 'stories', 'e2e'];

test.each([
  [[], usual],
  [['--full'], [...usual, 'e2e-ci', 'storybook', 'browse', 'size', 'second']],
  // Not part of --full: PostgreSQL, Firefox and WebKit may not be installed.
  [['browsers'], ['build', 'browsers']],
  [
    ['unit', 'types'],
    ['types', 'unit'],
  ],
  // A step brings the steps whose files it needs.
  [['e2e-ci'], ['build', 'e2e-ci']],
  [['browse'], ['storybook', 'browse']],
])('%j runs %j', (args, expected) => {
  expect(names(...args)).toEqual(expected);
});

test('CI runs every step of npm test, and names only known ones', () => {
  const [, named = ''] = /^npm test -- (.+)$/m.exec(readFileSync('.ci/run', 'utf8')) ?? [];
  expect(names(...named.split(' '))).toEqual(expect.arrayContaining(usual));
});

test('rejects unknown steps and options, and lists the known steps', () => {
  expect(() => names('unti')).toThrow("There is no step 'unti'. The steps are: types, lint, unit,");
  expect(() => names('--fast')).toThrow("'--fast'");
});
