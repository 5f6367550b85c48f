/** True if a printed entry of an object has this key. */
const hasKey = (entry: string, key: string) =>
  [`${key}:`, `'${key}':`].some((start) => entry.trimStart().startsWith(start));

/** The code of a story with the keys of its args in their order, which Storybook sorts. */
export function keepKeyOrder(code: string, { args }: { args: Record<string, unknown> }): string {
  return Object.entries(args).reduce((text, [name, value]) => {
    const object = new RegExp(`(?<= ${name}=\\{\\{\n).*?(?=\n *\\}\\})`, 's');
    return text.replace(object, (printed) => {
      const entries = printed.split(',\n');
      const keys = Object.keys(Object(value));
      const ordered = keys.flatMap((key) => entries.find((entry) => hasKey(entry, key)) ?? []);
      return ordered.length === entries.length ? ordered.join(',\n') : printed;
    });
  }, code);
}
