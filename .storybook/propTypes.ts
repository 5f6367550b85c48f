import type { Preview } from '@storybook/react-vite';

/** The control of a prop for its type and value; a part of a page has none, unless it is a text. */
function controlFor(type: string, value: unknown) {
  if (type === 'string' || typeof value === 'string') return { control: 'text' as const };
  if (type === 'ReactNode') return { control: false as const };
  if (type === 'boolean') return { control: 'boolean' as const };
  return type === 'number' || typeof value === 'number' ? { control: 'number' as const } : {};
}

/**
 * Shows types as written, not as 'union'; a text or number that may be null is no JSON. Of
 * `readonly string[]` react-docgen says 'unknown'.
 */
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
      if (!summary) return [name, argType];
      const isFinal = isUnknown || type.name === 'enum';
      const control = isFinal ? {} : controlFor(summary, initialArgs[name]);
      return [name, { ...control, ...argType, table: { ...table, type: { summary } } }];
    }),
  );
