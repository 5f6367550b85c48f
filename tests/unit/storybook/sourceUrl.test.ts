import { expect, test } from 'vitest';
import { projectPath, sourceUrl } from '../../../.storybook/sourceUrl.ts';

test('sourceUrl uses the setting, otherwise the commit that GitHub Actions builds', () => {
  const github = {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'summit/site',
    GITHUB_SHA: 'abc123',
  };
  expect(sourceUrl(github)).toBe('https://github.com/summit/site/blob/abc123/');
  expect(sourceUrl({ ...github, SOURCE_URL: 'https://code.example/tree/main' })).toBe(
    'https://code.example/tree/main/',
  );
  expect(sourceUrl({})).toBeUndefined();
});

test('projectPath resolves the paths of the story index', () => {
  expect(projectPath('./stories/pages/Blog.stories.tsx')).toBe('stories/pages/Blog.stories.tsx');
  expect(projectPath('../../src/components/forms/Field.tsx')).toBe(
    'src/components/forms/Field.tsx',
  );
});
