import type { Preview } from '@storybook/react-vite';

/** The control of a prop for its value; a part of a page has none, unless it is a text. */
function controlFor(type: string, value: unknown) {
  if (typeof value === 'string') return { control: 'text' as const };
  if (type === 'ReactNode') return { control: false as const };
  return typeof value === 'number' ? { control: 'number' as const } : {};
}

/**
 * Shows types as written, not as 'union'; a text or number that may be null is no JSON. Of
 * `readonly string[]` react-docgen says nothing but that there is a type.
 */
export const showPropTypes: NonNullable<Preview['argTypesEnhancers']>[number] = ({
  argTypes,
  initialArgs,
}) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (typeof type !== 'object') return [name, argType];
      const isList = type.name === 'other' && type.value === 'unknown';
      if (isList) return [name, { ...argType, table: { ...table, type: { summary: 'array' } } }];
      if (!type.raw) return [name, argType];
      const control = type.name === 'enum' ? {} : controlFor(type.raw, initialArgs[name]);
      return [name, { ...control, ...argType, table: { ...table, type: { summary: type.raw } } }];
    }),
  );
