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

/** Shows each prop's type as it is written, such as `'small' | 'normal'` instead of 'union'. */
export const showPropTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (typeof type !== 'object' || !type.raw) return [name, argType];
      return [name, { ...argType, table: { ...table, type: { summary: type.raw } } }];
    }),
  );
