import type { ReactElement } from 'react';
import * as formatIcons from '#src/components/editor/formatIcons.ts';
import * as icons from '#src/components/ui/icons.tsx';

/** Names parts in the code of docs pages, where a build has 'ForwardRef'; returns the names. */
export function named(parts: Readonly<Record<string, object>>): string[] {
  for (const [displayName, part] of Object.entries(parts)) Object.assign(part, { displayName });
  return Object.keys(parts);
}

named({ ...icons, ...formatIcons });

/** The name of an element in the code of a docs page: Storybook calls MUI's `React.ForwardRef`. */
export const jsxName = ({ type }: ReactElement): string => nameOf(type);

/** The name of a component, or of an element of HTML. */
export function nameOf(type: unknown): string {
  if (typeof type === 'string') return type;
  if (typeof type === 'symbol') return type.description ?? '';
  const { displayName, __docgenInfo, name, render, type: inner } = Object(type);
  const known = displayName ?? __docgenInfo?.displayName ?? name;
  if (known) return known;
  return render || inner ? nameOf(render ?? inner) : 'Component';
}
