import { useState } from 'react';
import { theme } from '#src/theme/theme.ts';
import { breakpoints, colors, radius, variablePrefix } from '#src/theme/tokens.ts';
import { DataTable } from './DataTable.tsx';

/** The colours of the palette that components use, as paths in the theme. */
const palettePaths = [
  ...['primary.main', 'primary.dark', 'primary.contrastText'],
  ...['secondary.main', 'secondary.dark', 'secondary.contrastText'],
  ...['error.main', 'success.main', 'warning.main', 'info.main'],
  ...['text.primary', 'text.secondary', 'background.default', 'background.paper'],
  ...['divider', 'surfaceSunken', 'controlBorder', 'eyebrow'],
  ...['inverse.main', 'inverse.raised', 'inverse.contrastText', 'inverse.soft', 'inverse.line'],
];

/** The value at a path of the palette of a scheme. */
function colorAt(scheme: 'light' | 'dark', path: string): string {
  let value: unknown = theme.colorSchemes[scheme]?.palette;
  for (const key of path.split('.')) value = Object(value)[key];
  return String(value);
}

/** The name of a token that a palette's colour has the value of, if there is one. */
function nameOf(value: string): string {
  return Object.entries(colors).find(([, color]) => color === value)?.[0] ?? '';
}

function Swatch({ value }: { value: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <span
        style={{ flex: 'none', width: 20, height: 20, border: '1px solid', backgroundColor: value }}
      />
      <span>
        <code>{value}</code> {nameOf(value)}
      </span>
    </span>
  );
}

/** A button that copies a text. */
function Copy({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <button type="button" aria-label={`Copy ${text}`} onClick={copy}>
      {isCopied ? 'Copied' : 'Copy'}
    </button>
  );
}

/** The colours by their use: the path in the theme, the CSS variable, and the value in each scheme. */
export function PaletteTokens() {
  return (
    <DataTable
      columns={['Path in the theme', 'CSS variable', 'Light', 'Dark', '']}
      rows={palettePaths.map((path) => {
        const variable = `var(--${variablePrefix}-palette-${path.replace('.', '-')})`;
        return [
          <code key={path}>{`palette.${path}`}</code>,
          <code key={path}>{variable}</code>,
          <Swatch key={path} value={colorAt('light', path)} />,
          <Swatch key={path} value={colorAt('dark', path)} />,
          <Copy key={path} text={variable} />,
        ];
      })}
    />
  );
}

/** The tokens that are not colours of the palette. */
export function OtherTokens() {
  const rows = [
    ...Object.entries(radius).map(([name, px]) => [`radius.${name}`, `${px} px`]),
    ...Object.entries(breakpoints).map(([name, px]) => [
      `theme.breakpoints.up('${name}')`,
      `from ${px} px`,
    ]),
    ...Object.entries(theme.zIndex).map(([name, value]) => [`theme.zIndex.${name}`, `${value}`]),
    ['var(--focus-ring)', `3 px solid, 2 px outside; ${colors.focus}, in dark ${colors.marigold}`],
    ['var(--page)', `the page's background: ${colors.paper}, in dark ${colors.night}`],
    ['var(--section-bg)', `dark sections: ${colors.night}, in dark ${colors.nightDeep}`],
  ];
  return (
    <DataTable
      columns={['Token', 'Value', '']}
      rows={rows.map(([token = '', value]) => [
        <code key={token}>{token}</code>,
        value,
        <Copy key={token} text={token} />,
      ])}
    />
  );
}
