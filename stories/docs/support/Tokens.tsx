import { theme } from '#src/theme/theme.ts';
import { breakpoints, colors, radius } from '#src/theme/tokens.ts';
import { CopyButton } from '../../../.storybook/docs/CopyButton.tsx';
import { DataTable } from '../../../.storybook/docs/DataTable.tsx';
import { tokenValue, Value } from '../../../.storybook/docs/tokenValues.tsx';

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

/** The colours by their use: the path in the theme, the CSS variable, and the value in each scheme. */
export function PaletteTokens() {
  return (
    <DataTable
      columns={['For', 'Path in the theme and CSS variable', 'Light', 'Dark', 'Copy']}
      rows={Object.entries(palettePaths).map(([path, use]) => {
        const value = tokenValue(`palette.${path}`);
        if (!value) throw new Error(`The palette has no ${path}.`);
        const { light, dark, copied } = value;
        return [
          use,
          <span key={path}>
            <code>{`palette.${path}`}</code>
            <br />
            <code>{copied}</code>
          </span>,
          <Value key={path} value={light} />,
          <Value key={path} value={dark} />,
          <CopyButton key={path} text={copied} />,
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
