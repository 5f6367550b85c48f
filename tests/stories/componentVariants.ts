import { readdirSync, readFileSync } from 'node:fs';

/** A component of the library, or one of its variants, that its stories have to show. */
export interface ComponentState {
  /** The file's name without its ending, which is the title of its stories. */
  file: string;
  /** What it is called in the report: `BlogCard`, `BlogCard imageUrl`, `Section tone: night`. */
  name: string;
  /** What the source of the stories has to say if it shows this. */
  word: string;
}

/**
 * Every component that the files of a folder export, and as its variants every prop and every
 * value of a choice such as `'small' | 'normal'`. A choice's default needs no mention.
 */
export function componentStates(folder: string): ComponentState[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const source = readFileSync(`${folder}/${name}`, 'utf8');
      const file = name.replace('.tsx', '');
      return exportedFrom(source).flatMap((component) => [
        { file, name: component, word: component },
        ...variantsOf(component, source).map((variant) => ({ file, ...variant })),
      ]);
    });
}

function exportedFrom(source: string): string[] {
  return Array.from(
    source.matchAll(/^export (?:const|function) ([A-Z]\w*[a-z]\w*)/gm),
    ([, name = '']) => name,
  );
}

/** Read off the interface `<Component>Props`, where there is one. */
function variantsOf(component: string, source: string): Omit<ComponentState, 'file'>[] {
  const props = new RegExp(`^interface ${component}Props\\b[^{]*\\{\\n(.*?)^\\}`, 'ms').exec(
    source,
  );
  const members = props?.[1]?.matchAll(/^ {2}(?!ref\b)(\w+)\??: (.*?);$/gms) ?? [];
  return Array.from(members, ([, prop = '', type = '']) => [
    { name: `${component} ${prop}`, word: prop },
    ...choicesOf(type)
      .filter((choice) => !source.includes(`${prop} = '${choice}'`))
      .map((choice) => ({ name: `${component} ${prop}: ${choice}`, word: choice })),
  ]).flat();
}

function choicesOf(type: string): string[] {
  const isChoice = /^'[\w-]+'(?: \| '[\w-]+')*$/.test(type);
  return isChoice ? type.split(' | ').map((choice) => choice.slice(1, -1)) : [];
}
