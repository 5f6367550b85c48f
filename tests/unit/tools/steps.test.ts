import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseSteps } from '#tools/testing/steps.ts';

const names = (...args: string[]) => chooseSteps(args, '.cache').map(({ name }) => name);

test('CI runs every step of npm test, and names only known ones', () => {
  const [, named = ''] = /^npm test -- (.+)$/m.exec(readFileSync('.ci/run', 'utf8')) ?? [];
  expect(names(...named.split(' '))).toEqual(expect.arrayContaining(names()));
});
