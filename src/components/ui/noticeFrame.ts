import type { Theme } from '@mui/material/styles';
import { radius } from '#src/theme/tokens.ts';

/** The frame of every notice: a surface with a thin line and a wide edge where it starts. */
export function noticeFrame(theme: Theme) {
  const { palette } = theme.vars;
  return {
    border: `1px solid ${palette.divider}`,
    borderInlineStart: `5px solid ${palette.secondary.main}`,
    borderRadius: radius.small,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    '&[data-error]': {
      borderInlineStartColor: palette.error.main,
      color: palette.error.main,
    },
  };
}
