import type { Preview } from '@storybook/react-vite';

type ArgType = Parameters<NonNullable<Preview['argTypesEnhancers']>[number]>[0]['argTypes'][string];

type Type = Exclude<NonNullable<ArgType['type']>, string>;

/** True if a value can be written as JSON, so that one can edit it. */
function isJson(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  // A React element is a plain object that no one can edit.
  return isPlain && !('$$typeof' in value) && Object.values(value).every(isJson);
}

/** The control of a prop for its type and value; for other types only if its value is JSON. */
function controlFor({ type, options }: ArgType, summary: string, value: unknown) {
  if (options || (typeof type === 'object' && type.name === 'enum')) return {};
  if (typeof value === 'string' || /^string( \| null)?$/.test(summary)) return control('text');
  if (/^boolean( \| null)?$/.test(summary)) return control('boolean');
  if (typeof value === 'number' || /^number( \| null)?$/.test(summary)) return control('number');
  const isEditable = typeof value === 'object' && value !== null && isJson(value);
  return isEditable ? control('object') : { control: { disable: true } };
}

// Storybook reads the short form, `control: 'text'`, only before it calls this.
const control = (type: 'text' | 'boolean' | 'number' | 'object') => ({ control: { type } });

/** The type of a prop by its control: Storybook takes no arg of a union from an address. */
function typeFor(type: Type, { control }: ArgType): Type {
  const kind: unknown = Object(control).type;
  const required = type.required === true;
  if (type.name !== 'union') return type;
  if (kind === 'text') return { name: 'string', required };
  return kind === 'boolean' || kind === 'number' ? { name: kind, required } : type;
}

/** Shows types as written, not as 'union', and offers only controls that work. */
export const showPropTypes: NonNullable<Preview['argTypesEnhancers']>[number] = ({
  argTypes,
  initialArgs,
}) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (typeof type !== 'object') return [name, argType];
      const isUnknown = type.name === 'other' && type.value === 'unknown';
      const summary = isUnknown ? 'array' : type.raw?.replace(' | undefined', '');
      const offered = controlFor(argType, summary ?? type.name, initialArgs[name]);
      const shown = summary ? { table: { ...table, type: { summary } } } : {};
      const prop = { ...offered, ...argType, ...shown };
      return [name, { ...prop, type: typeFor(type, prop) }];
    }),
  );
