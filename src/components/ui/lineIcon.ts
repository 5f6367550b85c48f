import type SvgIcon from '@mui/material/SvgIcon';
import { createSvgIcon } from '@mui/material/SvgIcon';
import { createElement, Fragment, type ReactNode } from 'react';

/**
 * An icon of one stroked path; `filled` holds what is painted instead of stroked. A bundler may
 * leave out the icons that a page does not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lineIcon(path: string, filled?: ReactNode): typeof SvgIcon {
  const line = createElement('path', {
    d: path,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  });
  return createSvgIcon(createElement(Fragment, null, line, filled), 'Line');
}
