import { settingsByHand } from './toolbars.ts';
import { hasWholePage } from './wholePage.tsx';

interface OpenStory {
  title: string;
  viewMode: string;
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
  args: Record<string, unknown>;
  initialArgs: Record<string, unknown>;
}

interface PlayContext extends OpenStory {
  canvasElement: HTMLElement;
}

/** The size of the viewport that a story asks for, in px. */
export function viewportOf({ globals, parameters }: Pick<OpenStory, 'globals' | 'parameters'>) {
  const { value, isRotated } = Object(globals.viewport);
  const { width, height } = Object(Object(parameters.viewport).options?.[value]?.styles);
  const size = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  if (Number.isNaN(size.width)) return undefined;
  return isRotated ? { width: size.height, height: size.width } : size;
}

/**
 * Why the play function and the checks of a story are paused: what they expect is changed by hand,
 * or the window has another width. Undefined if they run, as always in Vitest.
 */
export function pauseReason(story: OpenStory): string | undefined {
  if (import.meta.env.MODE === 'test' || story.viewMode !== 'story') return undefined;
  if (story.globals.scheme === 'both') return 'The story plays in its two frames.';
  const isChanged = (name: string) => !Object.is(story.args[name], story.initialArgs[name]);
  // Only a page can be shown whole.
  const page = hasWholePage(story.title) ? story.globals.page : undefined;
  const changes = [
    ...settingsByHand({ ...story.globals, page }),
    ...Object.keys(story.args).filter(isChanged),
  ];
  if (changes.length > 0) return `Set by hand: ${changes.join(', ')}.`;
  const viewport = viewportOf(story);
  if (viewport && viewport.width !== window.innerWidth)
    return `For a window ${viewport.width} px wide; this one is ${window.innerWidth}.`;
  return undefined;
}

/** Says in the DOM how a story has ended, for a frame around it and for `test:storybook`. */
export function markEnd(canvasElement: HTMLElement, end: string): void {
  canvasElement.dataset.end = end;
  window.frameElement?.dispatchEvent(new Event('storyend'));
}

/** The renderings whose play function has run: Storybook calls it once, not when a prop changes. */
const played = new WeakSet<object>();

/** Whether the play function of a story has run, so that the story shows what its name says. */
export const hasPlayed = (context: object) => played.has(context);

/** The methods that make stories, and the method of what each of them returns. */
const makers: Readonly<Record<string, string>> = {
  meta: 'story',
  story: 'extend',
  extend: 'extend',
};

/** Storybook has no setting that pauses a play function, so each one asks for itself. */
function pausable(input: object): object {
  if (!('play' in input) || typeof input.play !== 'function') return input;
  const { play } = input;
  return {
    ...input,
    play: async (context: PlayContext) => {
      if (pauseReason(context)) return;
      try {
        await play(context);
        played.add(context);
      } catch (error) {
        markEnd(context.canvasElement, String(error));
        throw error;
      }
    },
  };
}

/** The names of the calls to which the stories of a title show a response. */
const callsByTitle = new Map<string, Set<string>>();

/** The names of the calls that the stories of a title make: those of their `responseCases`. */
export const callsOf = (title: string): ReadonlySet<string> => callsByTitle.get(title) ?? new Set();

interface Input {
  title?: string;
  parameters?: { responseCases?: unknown };
}

/** Notes the calls in the parameters of a story or of all stories of a file. */
function noteCalls(title: string, { parameters }: Input) {
  const cases = parameters?.responseCases;
  if (!Array.isArray(cases)) return;
  const known = callsByTitle.get(title) ?? new Set();
  for (const name of cases) known.add(String(name).replace(/-\w+$/, ''));
  callsByTitle.set(title, known);
}

/** Makes `preview.meta`, `meta.story` and `story.extend` give stories that can be paused. */
export function pausePlays(target: object, method = 'meta', titleOfFile = ''): void {
  const make: (input: object) => object = Reflect.get(target, method).bind(target);
  Object.assign(target, {
    [method]: (input: Input = {}) => {
      const title = input.title ?? titleOfFile;
      noteCalls(title, input);
      const made = make(pausable(input));
      pausePlays(made, makers[method], title);
      return made;
    },
  });
}
