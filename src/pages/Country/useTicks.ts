import { useDraft } from '#src/drafts/useDraft.ts';

const TICKED = 'x';

/** The names of a list that a visitor has ticked in this browser, and how to change them. */
export function useTicks(list: string, names: readonly string[]) {
  const { values, change } = useDraft<Readonly<Record<string, string>>>(
    `ticks:${list}`,
    Object.fromEntries(names.map((name) => [name, ''])),
  );
  return {
    ticked: new Set(names.filter((name) => values[name] === TICKED)),
    tick: (name: string, isTicked: boolean) => change({ [name]: isTicked ? TICKED : '' }),
  };
}
