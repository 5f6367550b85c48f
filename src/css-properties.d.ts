import 'react';

declare module 'react' {
  /** Lets a `style` set the custom properties that a component's CSS reads. */
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
