import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { SystemIcon } from './icons.tsx';
import { schemes } from './SchemeSwitch.tsx';

/**
 * The colour scheme as one button, for where three do not fit: each press goes on from light to
 * dark to system. On the server, which does not know the choice, it has no state.
 *
 * For the header and other narrow places; where there is room use SchemeSwitch.
 */
export function SchemeButton() {
  const { mode, setMode } = useColorScheme();
  const place = schemes.findIndex((scheme) => scheme.mode === mode);
  const current = schemes[place];
  const next = schemes[(place + 1) % schemes.length];
  const Icon = current?.Icon ?? SystemIcon;
  const label =
    current && next
      ? `Colour scheme: ${current.label.toLowerCase()}. Switch to ${next.label.toLowerCase()}`
      : 'Colour scheme';
  return (
    <IconButton
      color="inherit"
      aria-label={label}
      title={label}
      onClick={() => setMode(next?.mode ?? 'system')}
    >
      <Icon />
    </IconButton>
  );
}
