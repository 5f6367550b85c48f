import type { ReactElement } from 'react';

/** The name of an element in the code of a docs page: Storybook calls MUI's `React.ForwardRef`. */
export const jsxName = ({ type }: ReactElement): string => nameOf(type);

function nameOf(type: unknown): string {
  if (typeof type === 'string') return type;
  if (typeof type === 'symbol') return type.description ?? '';
  const { displayName, __docgenInfo, name, render, type: inner } = Object(type);
  const known = displayName ?? __docgenInfo?.displayName ?? name;
  if (known) return known;
  return render || inner ? nameOf(render ?? inner) : 'Component';
}
