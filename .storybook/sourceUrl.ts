type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The address below which the project's files can be read in a browser, ending in '/': `SOURCE_URL`,
 * else the commit that GitHub Actions builds, else none.
 */
export function sourceUrl(env: Environment): string | undefined {
  if (env.SOURCE_URL) return `${env.SOURCE_URL.replace(/\/$/, '')}/`;
  if (env.GITHUB_SERVER_URL && env.GITHUB_REPOSITORY && env.GITHUB_SHA)
    return `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/blob/${env.GITHUB_SHA}/`;
  return undefined;
}

/** A path of Storybook's index, such as `./stories/a.stories.tsx`, from the project's folder on. */
export function projectPath(importPath: string): string {
  return importPath.replace(/^(\.{0,2}\/)+/, '');
}
