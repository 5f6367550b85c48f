import IconButton from '@mui/material/IconButton';
import { styled, useColorScheme } from '@mui/material/styles';
import { MoonIcon, SunIcon } from '#src/components/ui/icons.tsx';

/** CSS picks the icon, so that the prerendered button is right in both schemes. */
const Toggle = styled(IconButton)(({ theme }) => ({
  '& > :last-child': { display: 'none' },
  ...theme.applyStyles('dark', {
    '& > :first-of-type': { display: 'none' },
    '& > :last-child': { display: 'block' },
  }),
}));

/**
 * A button that switches between light and dark. Until React hydrates, the inline script of
 * index.html does it: it finds the button by its `name`.
 *
 * For narrow containers such as the header; ColorSchemeRadioGroup also offers the system's scheme.
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
      color="inherit"
      aria-label={label}
      title={label}
      onClick={() => setMode(colorScheme === 'dark' ? 'light' : 'dark')}
    >
      <SunIcon />
      <MoonIcon />
    </Toggle>
  );
}
