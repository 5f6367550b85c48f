import { expect, test } from 'vitest';
import { chooseSteps } from '#tools/testing/steps.ts';

const names = (...args: string[]) => chooseSteps(args).map(({ name }) => name);

const usual = ['types', 'lint', 'unit', 'build', 'stories', 'e2e'];

test('runs all steps but the optional ones by default; --full adds those', () => {
  expect(names()).toEqual(usual);
  const optional = ['e2e-ci', 'e2e-full', 'storybook', 'browse', 'size'];
  const e2e = ['e2e-ci', 'e2e-full'];
  const repeated = usual
    .filter((name) => name !== 'lint')
    .concat(e2e, 'pages', 'storybook', 'check');
  const ofSecond = repeated.map((name) => `second-${name}`);
  expect(names('--full')).toEqual([...usual, ...optional, 'second', ...ofSecond]);
});

test('--with adds one optional step', () => {
  expect(names('--with', 'size')).toEqual([...usual, 'size']);
  // Not part of --full, because PostgreSQL, Firefox and WebKit may not be installed.
  expect(names('--with', 'postgres')).toEqual([...usual, 'postgres']);
  expect(names('browsers')).toEqual(['build', 'browsers']);
});

test('names select steps, which keep their order', () => {
  expect(names('unit', 'types')).toEqual(['types', 'unit']);
  expect(names('unit', '--with', 'size')).toEqual(['unit', 'size']);
});

test('a step brings the steps whose files it needs', () => {
  expect(names('e2e-ci')).toEqual(['build', 'e2e-ci']);
  expect(names('browse')).toEqual(['storybook', 'browse']);
  expect(names('second-e2e')).toEqual(['second', 'second-build', 'second-e2e']);
});

test('a step of the second brand brings the step that makes its copy', () => {
  expect(names('second-unit', 'second-types')).toEqual(['second', 'second-types', 'second-unit']);
  const [second, unit] = chooseSteps(['second-unit']);
  expect(second?.command.at(-1)).toBe('{temp}/second');
  expect(unit).toMatchObject({ folder: '{temp}/second', report: 'vitest' });
  expect(unit?.command).toContain('--outputFile.json={temp}/second-unit.json');
});

test('rejects unknown steps and options, and lists the known steps', () => {
  expect(() => names('unti')).toThrow("There is no step 'unti'. The steps are: types, lint, unit,");
  expect(() => names('--with', 'viusal')).toThrow("There is no step 'viusal'.");
  expect(() => names('--fast')).toThrow("'--fast'");
});
