import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { warningTexts } from '../../../.storybook/warningTexts.ts';

const textsOf = (code: string) => warningTexts(parseSync('a.tsx', code).program);

test('texts about failures and about nothing are found in strings, templates and JSX', () => {
  expect(
    textsOf(`
      const FAILURE = 'Failed to send message.';
      const texts = { empty: \`No \${name} found.\` };
      const view = <p>The server cannot be reached.</p>;
      const other = 'Send message';
    `),
  ).toEqual(['Failed to send message.', 'No … found.', 'The server cannot be reached.']);
});

test('what only developers read is left out', () => {
  expect(
    textsOf(`
      console.error('Failed to load blogs:', error);
      throw new Error('No format for this date');
      type State = 'No entries';
    `),
  ).toEqual([]);
});
