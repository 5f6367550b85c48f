/** A story or a docs page, as Storybook's index.json lists it. */
export interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
}

/** Entries that are opened one after the other in one page, with the same settings. */
export interface Visits {
  /** The settings of the toolbars, as in Storybook's URL. */
  readonly globals: string;
  readonly entries: readonly Entry[];
}

/** With these settings every entry is opened, and its args are changed. */
export const FIRST_GLOBALS = 'scheme:light';

/** So many entries are opened in one page, before a new one takes its place. */
const MAX_ENTRIES = 30;

/** The first story of each file. */
function firstStories(stories: readonly Entry[]): Entry[] {
  return [...new Map(stories.toReversed().map((story) => [story.title, story])).values()];
}

/**
 * What to open: every story as it is, the first one of each file side by side, the first one of each
 * page with each scenario, such as `network:slow`, and every docs page in light and in dark.
 */
export function planVisits(entries: readonly Entry[], scenarios: readonly string[]): Visits[] {
  const stories = entries.filter(({ type }) => type === 'story');
  const docs = entries.filter(({ type }) => type === 'docs');
  const firsts = firstStories(stories);
  const pages = firsts.filter(({ title }) => title.startsWith('Pages/'));
  const all: Visits[] = [
    { globals: FIRST_GLOBALS, entries: [...stories, ...docs] },
    { globals: 'scheme:dark', entries: docs },
    { globals: 'scheme:both', entries: firsts },
    ...scenarios.map((globals) => ({ globals, entries: pages })),
  ];
  return all.flatMap(split);
}

/** Scenarios under which a page that loads something cannot show the same. */
const DISTINCT = ['never', 'empty', 'one', 'many', 'serverError'];

/** The texts that a page has shown, by the scenario. */
export type ScenarioTexts = ReadonlyMap<string, string>;

/** The scenarios that do nothing on a page, in words: it shows the same text as with another one. */
export function findIdleScenarios(id: string, texts: ScenarioTexts): string[] {
  const shown = DISTINCT.flatMap((name) => {
    const text = texts.get(name);
    return text === undefined ? [] : [{ name, text }];
  });
  return shown.flatMap(({ name, text }, index) =>
    shown
      .slice(0, index)
      .filter((other) => other.text === text)
      .map((other) => `${id}: the scenarios ${other.name} and ${name} show the same`),
  );
}

function split({ globals, entries }: Visits): Visits[] {
  if (entries.length === 0) return [];
  const rest = { globals, entries: entries.slice(MAX_ENTRIES) };
  return [{ globals, entries: entries.slice(0, MAX_ENTRIES) }, ...split(rest)];
}
