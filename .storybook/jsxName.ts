import type { ReactElement } from 'react';
import type { Plugin } from 'vite';

/**
 * The name of an element in the code of a docs page. Storybook's own calls MUI's components
 * `React.ForwardRef`, and in a build a component without docgen by one letter.
 */
export const jsxName = ({ type }: ReactElement): string => nameOf(type);

function nameOf(type: unknown): string {
  if (typeof type === 'string') return type;
  if (typeof type === 'symbol') return type.description ?? '';
  const { displayName, __docgenInfo, name, render, type: inner } = Object(type);
  const known = displayName ?? __docgenInfo?.displayName ?? name;
  if (known) return known;
  return render || inner ? nameOf(render ?? inner) : 'Component';
}

/** A component that a call returns, which has no name of its own. */
const MADE =
  /^(?:export )?const ([A-Z]\w*)(?:: [^=]+)? = (?:\/\* @__PURE__ \*\/ )?(?:styled|lineIcon)\(/gm;

/** Names what `styled` and `lineIcon` return as in the code, for `jsxName`. */
export function componentNames(): Plugin {
  return {
    name: 'component-names',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/(src|stories)\/.*\.tsx?$/.test(id) || id.includes('/node_modules/')) return;
      const names = Array.from(
        code.matchAll(MADE),
        ([, name]) => `${name}.displayName = '${name}';`,
      );
      // At the end, so that the lines keep their numbers.
      return names.length > 0 ? { code: `${code}\n${names.join('\n')}\n`, map: null } : undefined;
    },
  };
}
