import type preview from '#.storybook/preview';

/** A story of the CSF modules, as a test without a browser needs it. */
export interface LoadedStory {
  /** The title of its file, such as `Pages/Blogs`. */
  title: string;
  /** The name of its export, such as `Loaded`. */
  name: string;
  /** Its own args and those of its file. */
  args: Readonly<Record<string, unknown>>;
  responseCases: readonly string[];
  /** The address of the link that it follows. */
  endsAt: string | undefined;
  isOnDocsPage: boolean;
  /** Whether it has a play function, its own or that of the story it extends. */
  hasPlay: boolean;
}

type Story = ReturnType<ReturnType<typeof preview.meta>['story']>;

const modules = import.meta.glob<Record<string, Story>>('../../../stories/**/*.stories.tsx');

/** Imports all story files. The caller mocks `#.storybook/preview`, which needs a browser. */
export async function loadStories(): Promise<readonly LoadedStory[]> {
  const files = await Promise.all(Object.values(modules).map((load) => load()));
  return files.flatMap((stories) =>
    Object.entries(stories).map(([name, { composed, input, meta }]) => ({
      title: meta.input.title ?? '',
      name,
      args: composed.args,
      responseCases: composed.parameters.responseCases ?? [],
      endsAt: composed.parameters.endsAt,
      isOnDocsPage: composed.tags.includes('autodocs'),
      hasPlay: 'play' in input,
    })),
  );
}
