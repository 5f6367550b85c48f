import type preview from '#.storybook/preview';

/** A story of the CSF modules, as docs pages and tests without a browser need it. */
interface LoadedStory {
  /** The title of its file, such as `Pages/Blogs`. */
  title: string;
  /** The name of its export, such as `Loaded`. */
  name: string;
  /** The address of the link that it follows. */
  endsAt: string | undefined;
}

type Story = ReturnType<ReturnType<typeof preview.meta>['story']>;

/** The exports of a file of stories. */
export type StoryFile = Record<string, Story>;

/** Imports the files of a glob. A test mocks `#.storybook/preview`, which needs a browser. */
export async function loadStories(
  files: Readonly<Record<string, () => Promise<StoryFile>>>,
): Promise<readonly LoadedStory[]> {
  if (Object.keys(files).length === 0) throw new Error('No file of stories matches.');
  const loaded = await Promise.all(Object.values(files).map((load) => load()));
  return loaded.flatMap((stories) =>
    Object.entries(stories)
      // Storybook's build adds an export with the order of the others.
      .filter(([, story]) => story._tag === 'Story')
      .map(([name, story]) => {
        const { composed, meta } = story;
        return { title: meta.input.title ?? '', name, endsAt: composed.parameters.endsAt };
      }),
  );
}
