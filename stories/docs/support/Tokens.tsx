import { theme } from '#src/theme/theme.ts';
import { breakpoints, colors, radius, variablePrefix } from '#src/theme/tokens.ts';
import { CopyButton } from '../../../.storybook/docs/CopyButton.tsx';
import { DataTable } from './DataTable.tsx';

/** The colours of the palette that components use: the path in the theme, and for what. */
const palettePaths: Readonly<Record<string, string>> = {
  'text.primary': 'Text, headings, prices and other figures',
  'text.secondary': 'Notes, captions, the names of columns',
  eyebrow: 'The words above a heading',
  'primary.main': 'Links, and buttons without a background',
  'primary.dark': 'A stronger shade of primary.main',
  'primary.contrastText': 'Text on primary.main',
  'secondary.main': 'The mark of the current page, flags, highlights',
  'secondary.dark': 'The underline of the current page in a menu',
  'secondary.contrastText': 'Text on secondary.main',
  'error.main': 'Failures, wrong fields, deleting',
  'success.main': 'A success, and an open office',
  'warning.main': 'A warning',
  'info.main': 'A hint',
  'background.default': 'The page',
  'background.paper': 'Cards, dialogs, menus, fields',
  surfaceSunken: 'Every other section of a page',
  divider: 'Lines between entries',
  controlBorder: 'Borders of fields and buttons',
  'inverse.main': 'Header, footer and sidebar',
  'inverse.raised': 'The current entry of the sidebar',
  'inverse.contrastText': 'Text on inverse.main',
  'inverse.soft': 'Notes on inverse.main',
  'inverse.line': 'Lines on inverse.main',
};

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

/** The colours by their use: the path in the theme, the CSS variable, and the value in each scheme. */
export function PaletteTokens() {
  return (
    <DataTable
      columns={['For', 'Path in the theme and CSS variable', 'Light', 'Dark', 'Copy']}
      rows={Object.entries(palettePaths).map(([path, use]) => {
        const variable = `var(--${variablePrefix}-palette-${path.replace('.', '-')})`;
        return [
          use,
          <span key={path}>
            <code>{`palette.${path}`}</code>
            <br />
            <code>{variable}</code>
          </span>,
          <Swatch key={path} value={colorAt('light', path)} />,
          <Swatch key={path} value={colorAt('dark', path)} />,
          <CopyButton key={path} text={variable} />,
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
    ['var(--focus-ring)', `3 px solid, 2 px outside; ${colors.focus}, in dark ${colors.accent}`],
    ['var(--page)', `the page's background: ${colors.paper}, in dark ${colors.night}`],
    ['var(--section-bg)', `dark sections: ${colors.night}, in dark ${colors.nightDeep}`],
  ];
  return (
    <DataTable
      columns={['Token', 'Value', 'Copy']}
      rows={rows.map(([token = '', value]) => [
        <code key={token}>{token}</code>,
        value,
        <CopyButton key={token} text={token} />,
      ])}
    />
  );
}
