import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

/**
 * The source of a component without what react-docgen cannot read: of `readonly string[]` and
 * `string | undefined` it makes 'unknown' and 'union'. Only types contain either.
 */
export function simplifyPropTypes(source: string): string {
  return source.replaceAll(/\breadonly /g, '').replaceAll(/ \| undefined(?=;)/g, '');
}

/** Simplifies the components' types before Storybook's docgen plugin reads them. */
export function propTypesPlugin(): Plugin {
  return {
    name: 'deurali:prop-types',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/components\/.*\.tsx$/ },
      handler: (source) => ({ code: simplifyPropTypes(source), map: null }),
    },
  };
}

/** The control of a prop for its value; a part of a page has none, unless it is a text. */
function controlFor(type: string, value: unknown) {
  if (typeof value === 'string') return { control: 'text' as const };
  if (type === 'ReactNode') return { control: false as const };
  return typeof value === 'number' ? { control: 'number' as const } : {};
}

/** Shows types as written, not as 'union'; a text or number that may be null is no JSON. */
export const showPropTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (typeof type !== 'object' || !type.raw) return [name, argType];
      const control = type.name === 'enum' ? {} : controlFor(type.raw, initialArgs[name]);
      return [name, { ...control, ...argType, table: { ...table, type: { summary: type.raw } } }];
    }),
  );
