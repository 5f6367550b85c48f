interface WrittenStory {
  storyGlobals: Record<string, unknown>;
  moduleExport: {
    args?: Record<string, unknown>;
    parameters?: Record<string, unknown>;
    render?: unknown;
    decorators?: unknown;
    beforeEach?: unknown;
  };
}

/** What decides how a story looks before its play. */
function looksOf({ storyGlobals, moduleExport }: WrittenStory): unknown[] {
  const { args = {}, parameters, render, decorators, beforeEach } = moduleExport;
  const setup = [render, decorators, beforeEach, parameters?.route];
  return [JSON.stringify(storyGlobals), ...setup.flat(), ...Object.entries(args).flat()];
}

/** The stories without those that look like an earlier one until they are played. */
export function distinctStories<T extends WrittenStory>(stories: readonly T[]): T[] {
  const seen: unknown[][] = [];
  return stories.filter((story) => {
    const looks = looksOf(story);
    const isSame = (other: unknown[]) =>
      other.length === looks.length && other.every((part, index) => Object.is(part, looks[index]));
    if (seen.some(isSame)) return false;
    seen.push(looks);
    return true;
  });
}
