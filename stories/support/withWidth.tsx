import type { ComponentType } from 'react';

/** A decorator: the story in a column of this width in px, as wide as beside others on a page. */
export function withWidth(width: number) {
  return (Story: ComponentType) => (
    <div style={{ maxWidth: width }}>
      <Story />
    </div>
  );
}
