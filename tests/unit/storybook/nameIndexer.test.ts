import { expect, test } from 'vitest';
import { nameIndexer, sentenceCase, VARIANT } from '../../../.storybook/nameIndexer.ts';

test('a name begins as a sentence does, and keeps the capitals of what has them', () => {
  expect(sentenceCase('Update Failed')).toBe('Update failed');
  expect(sentenceCase('Total In NPR')).toBe('Total in NPR');
});

test('a name by hand stays, and a story in the dark or on a phone is a variant', async () => {
  const story = (exportName: string, name?: string) => ({
    type: 'story' as const,
    importPath: 'a.stories.tsx',
    exportName,
    ...(name && { name }),
  });
  const { createIndex } = nameIndexer({
    test: /a/,
    createIndex: async () => [
      story('UpdateFailed', 'Update Failed'),
      story('AfterAChange', 'After A Change'),
      story('OpensSunday', 'Opens Sunday'),
      story('Dark', 'In the dark'),
      story('Usa', 'In the USA'),
    ],
  });
  const entries = await createIndex('a.stories.tsx', { makeTitle: () => 'A' });
  expect(entries.map(({ name }) => name)).toEqual([
    'Update failed',
    'After a change',
    'Opens Sunday',
    'In the dark',
    'In the USA',
  ]);
  expect(entries.map(({ tags }) => tags)).toEqual([[], [], [], [VARIANT], []]);
});
