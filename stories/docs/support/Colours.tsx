import { styled } from '@mui/material/styles';
import { contrast, describeContrast } from '#src/lib/contrast.ts';
import { accents } from '#src/theme/accents.ts';
import { theme } from '#src/theme/theme.ts';
import { colors, cta, flagColors } from '#src/theme/tokens.ts';
import { Panel } from '../../../.storybook/docs/Panel.tsx';

const Grid = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: 20,
  '& li': { display: 'grid', gap: 2, fontSize: '0.8125rem', lineHeight: 1.5 },
  '& strong': { fontSize: '0.9375rem' },
});

const Patch = styled('span')(({ theme: current }) => ({
  display: 'grid',
  placeItems: 'center',
  height: 72,
  marginBottom: 6,
  border: `1px solid ${(current.vars ?? current).palette.divider}`,
  borderRadius: 4,
  fontSize: '1.75rem',
  fontFamily: current.typography.h1.fontFamily,
}));

const mono = { fontFamily: 'ui-monospace, monospace' };

/** The named colours of the tokens. */
export function NamedColours() {
  return (
    <Panel>
      <Grid>
        {Object.entries(colors).map(([name, value]) => (
          <li key={name}>
            <Patch style={{ backgroundColor: value }} />
            <strong>{name}</strong>
            <span style={mono}>{value}</span>
          </li>
        ))}
      </Grid>
    </Panel>
  );
}

/** The text colours of a scheme, and the surfaces that they appear on. */
function combinationsOf(scheme: 'light' | 'dark') {
  const { palette } = theme.colorSchemes[scheme] ?? theme;
  const surfaces = {
    'background.default': palette.background.default,
    'background.paper': palette.background.paper,
    surfaceSunken: palette.surfaceSunken,
  };
  const inks = {
    'text.primary': palette.text.primary,
    'text.secondary': palette.text.secondary,
    'primary.main': palette.primary.main,
    eyebrow: palette.eyebrow,
    'error.main': palette.error.main,
    'success.main': palette.success.main,
    'warning.main': palette.warning.main,
    'info.main': palette.info.main,
    controlBorder: palette.controlBorder,
    divider: palette.divider,
  };
  const { inverse } = palette;
  const onNight = { 'inverse.contrastText': inverse.contrastText, 'inverse.soft': inverse.soft };
  return [
    ...combine(inks, surfaces),
    ...combine(onNight, { 'inverse.main': inverse.main, 'inverse.raised': inverse.raised }),
    ...combine(
      { 'secondary.contrastText': palette.secondary.contrastText },
      { 'secondary.main': palette.secondary.main },
    ),
    ...combine(
      { 'cta.text': cta.text },
      { 'cta.main': cta[scheme].main, 'cta.hover': cta[scheme].hover },
    ),
  ];
}

function combine(inks: Record<string, string>, surfaces: Record<string, string>) {
  return Object.entries(inks).map(([ink, color]) => ({
    ink,
    color,
    surfaces: Object.entries(surfaces).map(([surface, background]) => ({
      surface,
      background,
      ratio: contrast(color, background),
    })),
  }));
}

/** Every text colour of a scheme on every surface it may appear on, with the contrast. */
export function Contrasts({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <Panel scheme={scheme}>
      <Grid style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
        {combinationsOf(scheme).map(({ ink, color, surfaces }) => (
          <li key={ink}>
            <strong>{ink}</strong>
            <span style={mono}>{color}</span>
            {surfaces.map(({ surface, background, ratio }) => (
              <span
                key={surface}
                style={{ display: 'flex', alignItems: 'center', gap: 10, marginTop: 4 }}
              >
                <Patch
                  aria-hidden
                  style={{ color, backgroundColor: background, width: 56, height: 44, margin: 0 }}
                >
                  Aa
                </Patch>
                <span>
                  {surface}
                  <br />
                  {describeContrast(ratio)}
                </span>
              </span>
            ))}
          </li>
        ))}
      </Grid>
    </Panel>
  );
}

/** The accent colour of each guide, on paper and on night. */
export function Accents() {
  return (
    <Panel>
      <Grid>
        {Object.entries(accents).flatMap(([name, { onPaper, onNight }]) => [
          <Accent key={name} name={name} color={onPaper} surface={colors.paper} />,
          <Accent
            key={`${name} dark`}
            name={`${name}, dark`}
            color={onNight}
            surface={colors.night}
          />,
        ])}
      </Grid>
    </Panel>
  );
}

function Accent({ name, color, surface }: { name: string; color: string; surface: string }) {
  return (
    <li>
      <Patch aria-hidden style={{ color, backgroundColor: surface }}>
        Aa
      </Patch>
      <strong>{name}</strong>
      <span style={mono}>{color}</span>
      <span>{describeContrast(contrast(color, surface))}</span>
    </li>
  );
}

/** The five colours of the prayer flags, in order. */
export function FlagColours() {
  return (
    <Panel>
      <Grid>
        {flagColors.map((color) => (
          <li key={color}>
            <Patch style={{ backgroundColor: color }} />
            <span style={mono}>{color}</span>
          </li>
        ))}
      </Grid>
    </Panel>
  );
}
