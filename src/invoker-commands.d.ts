import 'react';

declare module 'react' {
  /** The attributes by which a button opens and closes a `<dialog>` without a script. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
