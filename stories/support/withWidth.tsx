import type { ComponentType } from 'react';

/** A decorator: the story in a column of this width in px, with this padding. */
export function withWidth(width: number, padding = 0) {
  return (Story: ComponentType) => (
    <div style={{ maxWidth: width, padding }}>
      <Story />
    </div>
  );
}
