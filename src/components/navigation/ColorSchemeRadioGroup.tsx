import { styled, useColorScheme } from '@mui/material/styles';
import { useId } from 'react';
import { MoonIcon, SunIcon, SystemIcon } from '#src/components/ui/icons.tsx';
import { useBrowserValue } from '#src/lib/useBrowserValue.ts';
import { radius } from '#src/theme/tokens.ts';

const schemes = [
  { mode: 'light', label: 'Light', Icon: SunIcon },
  { mode: 'dark', label: 'Dark', Icon: MoonIcon },
  { mode: 'system', label: 'System', Icon: SystemIcon },
] as const;

const Group = styled('fieldset')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 3,
  border: '1px solid color-mix(in srgb, currentColor 45%, transparent)',
  borderRadius: radius.round,
});

const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 38,
  paddingInline: 12,
  borderRadius: radius.round,
  fontSize: '0.875rem',
  fontWeight: 600,
  cursor: 'pointer',
  '& svg': { fontSize: '1.125rem' },
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  '&:has(:checked)': {
    backgroundColor: theme.vars.palette.secondary.main,
    color: theme.vars.palette.secondary.contrastText,
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: 2 },
  '@media (forced-colors: active)': {
    '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
}));

/**
 * A choice between light, dark and the system's scheme. The server does not know the choice, so
 * none is checked there. Until React hydrates, the inline script of index.html handles clicks: it
 * finds the radio buttons by their `name`.
 *
 * Use it if three buttons fit, otherwise ColorSchemeToggle.
 *
 * **Keyboard:** One stop; the arrow keys choose, and the choice applies at once.
 *
 * **Screen reader:** A group 'Colour scheme', then 'Light, radio button, checked'.
 */
export function ColorSchemeRadioGroup() {
  const { mode, setMode } = useColorScheme();
  const chosen = useBrowserValue(() => mode, undefined);
  const name = `color-scheme${useId()}`;
  return (
    <Group className="needs-script">
      <legend className="visually-hidden">Colour scheme</legend>
      {schemes.map((scheme) => (
        <Choice key={scheme.mode}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={scheme.mode}
            checked={chosen === scheme.mode}
            onChange={() => setMode(scheme.mode)}
          />
          <scheme.Icon />
          {scheme.label}
        </Choice>
      ))}
    </Group>
  );
}
