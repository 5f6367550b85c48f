import type { ArgTypes } from '@storybook/react-vite';

/** The kind of a control: `argTypes.label.control` is 'text' or `{ type: 'text' }`. */
function kindOf(control: unknown): unknown {
  return typeof control === 'object' ? Object(control).type : control;
}

/** Another value of an arg as an address has it; undefined for one that an address cannot have. */
function otherValue(name: string, { control, options = [] }: ArgTypes[string], value: unknown) {
  const kind = kindOf(control);
  if (kind === 'boolean') return `!${value !== true}`;
  if (kind === 'number') return String(Number(value ?? 0) + 1);
  if (kind === 'text') return `Another ${name}`;
  const isChoice = kind === 'select' || kind === 'radio';
  const other = isChoice ? options.find((option) => option !== value) : undefined;
  return typeof other === 'string' || typeof other === 'number' ? String(other) : undefined;
}

/**
 * One arg of a story with another value, as in the address of a link that someone has changed:
 * `label:Another label`. `test:storybook` opens it. Undefined if no control changes a simple value.
 */
export function changedArg(
  argTypes: Readonly<ArgTypes>,
  args: Readonly<Record<string, unknown>>,
): string | undefined {
  return Object.entries(argTypes).flatMap(([name, argType]) => {
    const value = otherValue(name, argType, args[name]);
    return value === undefined ? [] : `${name}:${value}`;
  })[0];
}
