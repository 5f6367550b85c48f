import { theme } from '#src/theme/theme.ts';
import { breakpoints, colors, variablePrefix } from '#src/theme/tokens.ts';
import { DataTable } from '../../../.storybook/docs/DataTable.tsx';

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
  'background.default': 'The page',
  'background.paper': 'Cards, dialogs, menus, fields',
  surfaceSunken: 'Every other section of a page',
  divider: 'Lines between entries',
  controlBorder: 'Borders of fields and buttons',
};

/** A colour of the palette in a scheme, with its name in the tokens. */
function Value({ path, scheme }: { path: string; scheme: 'light' | 'dark' }) {
  let value: unknown = theme.colorSchemes[scheme]?.palette;
  for (const key of path.split('.')) value = Object(value)[key];
  if (typeof value !== 'string') throw new Error(`The palette has no ${path}.`);
  return (
    <>
      <span style={{ border: '1px solid', paddingInline: 8, backgroundColor: value }} />{' '}
      <code>{value}</code> {Object.entries(colors).find(([, color]) => color === value)?.[0]}
    </>
  );
}

/** The colours by their use: path in the theme, CSS variable, and value in each scheme. */
export function PaletteTokens() {
  return (
    <DataTable
      columns={['For', 'Path in the theme and CSS variable', 'Light', 'Dark']}
      rows={Object.entries(palettePaths).map(([path, use]) => [
        use,
        <span key={path}>
          <code>{`palette.${path}`}</code>
          <br />
          <code>{`var(--${variablePrefix}-palette-${path.replaceAll('.', '-')})`}</code>
        </span>,
        <Value key={path} path={path} scheme="light" />,
        <Value key={path} path={path} scheme="dark" />,
      ])}
    />
  );
}

/** The tokens that are not colours of the palette, and not on the page of spacing and corners. */
export function OtherTokens() {
  return (
    <DataTable
      columns={['Token', 'Value']}
      rows={[
        ...Object.entries(breakpoints).map(
          ([name, px]) => [`theme.breakpoints.up('${name}')`, `from ${px} px`] as const,
        ),
        ...Object.entries(theme.zIndex).map(
          ([name, value]) => [`theme.zIndex.${name}`, value] as const,
        ),
        [
          'var(--focus-ring)',
          `3 px solid, 2 px outside; ${colors.focus}, in dark ${colors.accent}`,
        ],
        ['var(--page)', `the page's background: ${colors.paper}, in dark ${colors.night}`],
        ['var(--section-bg)', `dark sections: ${colors.night}, in dark ${colors.nightDeep}`],
      ]}
    />
  );
}
