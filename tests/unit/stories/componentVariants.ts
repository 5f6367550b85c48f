import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A prop of a component that one of its stories has to set. */
export interface ComponentVariant {
  /** The component's name, which is the title of its stories. */
  component: string;
  prop: string;
  /** The value that has to occur, for a choice such as `'small' | 'normal'`. */
  value?: string;
}

/**
 * The components of a folder, by file, with their variants: every prop, and every value of a
 * choice but its default. Read from the interface `<Component>Props`.
 */
export function readComponents(folder: string): ReadonlyMap<string, readonly ComponentVariant[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => {
        const component = basename(file, '.tsx');
        return [component, readVariants(component, readFileSync(join(folder, file), 'utf8'))];
      }),
  );
}

function readVariants(component: string, source: string): ComponentVariant[] {
  const props = new RegExp(`^(?:export )?interface ${component}Props\\b[^{]*\\{\\n(.*?)^\\}`, 'ms');
  const members = props.exec(source)?.[1]?.matchAll(/^ {2}(?!ref\b)(\w+)\??: (.*?);$/gms) ?? [];
  return Array.from(members, ([, prop = '', type = '']) => {
    const values = readChoices(type).filter((value) => !source.includes(`${prop} = '${value}'`));
    return [{ component, prop }, ...values.map((value) => ({ component, prop, value }))];
  }).flat();
}

function readChoices(type: string): string[] {
  const isChoice = /^'[\w-]+'(?: \| '[\w-]+')*$/.test(type);
  return isChoice ? type.split(' | ').map((choice) => choice.slice(1, -1)) : [];
}
