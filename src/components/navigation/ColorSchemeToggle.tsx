import ButtonBase from '@mui/material/ButtonBase';
import { styled, useColorScheme } from '@mui/material/styles';
import { MoonIcon, SunIcon } from '#src/components/ui/icons.tsx';
import { radius } from '#src/theme/tokens.ts';
import { roundButton } from './navigationStyles.ts';

/** CSS picks the icon, so that the prerendered button is right in both schemes. */
const Toggle = styled(ButtonBase)(({ theme }) => ({
  ...roundButton(theme),
  fontFamily: 'inherit',
  '& > svg:last-of-type': { display: 'none' },
  ...theme.applyStyles('dark', {
    '& > svg:first-of-type': { display: 'none' },
    '& > svg:last-of-type': { display: 'block' },
  }),
  [theme.breakpoints.down('md')]: {
    gap: 12,
    minHeight: 48,
    padding: '0 12px',
    borderRadius: radius.small,
    fontSize: '1.0625rem',
  },
}));

const Label = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/**
 * A button that switches between light and dark. Until React hydrates, the inline script of
 * index.html does it: it finds the button by its `name`.
 *
 * In the header, below 900 px with its name; ColorSchemeRadioGroup also offers the system's scheme.
 *
 * **Screen reader:** 'Switch between light and dark, button'. It does not say which of the two is
 * on.
 */
export function ColorSchemeToggle() {
  const { colorScheme, setMode } = useColorScheme();
  const label = 'Switch between light and dark';
  return (
    <Toggle
      name="color-scheme"
      className="needs-script"
      aria-label={label}
      title={label}
      onClick={() => setMode(colorScheme === 'dark' ? 'light' : 'dark')}
    >
      <SunIcon />
      <MoonIcon />
      <Label>{label}</Label>
    </Toggle>
  );
}
