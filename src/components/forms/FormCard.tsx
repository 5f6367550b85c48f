import { styled } from '@mui/material/styles';
import { radius } from '#src/theme/tokens.ts';

/** A form on a card, with one field per row. */
export const FormCard = styled('form')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gap: 22,
    maxWidth: 760,
    padding: 'clamp(20px, 3vw, 36px)',
    border: `1px solid ${palette.divider}`,
    borderRadius: radius.medium,
    backgroundColor: palette.background.paper,
  };
});
