type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The base URL of the project's files, ending in '/': `SOURCE_URL`, else the commit that GitHub
 * Actions builds, else undefined.
 */
export function sourceUrl(env: Environment): string | undefined {
  if (env.SOURCE_URL) return `${env.SOURCE_URL.replace(/\/$/, '')}/`;
  if (env.GITHUB_SERVER_URL && env.GITHUB_REPOSITORY && env.GITHUB_SHA)
    return `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/blob/${env.GITHUB_SHA}/`;
  return undefined;
}

/** Makes a path such as `./stories/a.stories.tsx` relative to the project's folder. */
export function projectPath(importPath: string): string {
  return importPath.replace(/^(\.{0,2}\/)+/, '');
}
