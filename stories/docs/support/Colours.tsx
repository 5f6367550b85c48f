import { ColorItem, ColorPalette } from '@storybook/addon-docs/blocks';
import { wcagContrast } from 'culori';
import { theme } from '#src/theme/theme.ts';
import { colors, cta, flagColors } from '#src/theme/tokens.ts';
import { DataTable } from '../../../.storybook/docs/DataTable.tsx';
import { guides } from '../../support/guides.ts';

/** The named colours of the tokens, and the five of the prayer flags. */
export function NamedColours() {
  return (
    // Wider than a phone.
    <div style={{ overflowX: 'auto' }}>
      <ColorPalette>
        {Object.entries(colors).map(([name, value]) => (
          <ColorItem key={name} title={name} subtitle="" colors={[value]} />
        ))}
        <ColorItem title="flagColors" subtitle="prayer flags, in order" colors={[...flagColors]} />
      </ColorPalette>
    </div>
  );
}

type Colours = Readonly<Record<string, string>>;

/** The text colours of a scheme, each with the surfaces that it appears on. */
function combinationsOf(scheme: 'light' | 'dark'): readonly [Colours, Colours][] {
  const { palette } = theme.colorSchemes[scheme] ?? theme;
  const { background, text, primary, secondary, error, success } = palette;
  return [
    [
      {
        'text.primary': text.primary,
        'text.secondary': text.secondary,
        'primary.main': primary.main,
        eyebrow: palette.eyebrow,
        'error.main': error.main,
        'success.main': success.main,
        controlBorder: palette.controlBorder,
        divider: palette.divider,
      },
      {
        ...{ 'background.default': background.default, 'background.paper': background.paper },
        surfaceSunken: palette.surfaceSunken,
        ...(scheme === 'dark' && { 'dark section': colors.nightDeep }),
      },
    ],
    [{ 'secondary.contrastText': secondary.contrastText }, { 'secondary.main': secondary.main }],
    [{ 'cta.text': cta.text }, { 'cta.main': cta[scheme].main, 'cta.hover': cta[scheme].hover }],
  ];
}

function Sample({ color, backgroundColor }: { color: string; backgroundColor: string }) {
  return (
    <span aria-hidden style={{ color, backgroundColor, padding: '4px 12px', fontSize: '1.25rem' }}>
      Aa
    </span>
  );
}

/** The contrast of two colours, rounded down, with the level of WCAG 2.2 that it passes. */
function describeContrast(color: string, background: string): string {
  const ratio = wcagContrast(color, background);
  const figure = `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;
  if (ratio >= 7) return `${figure}, AAA`;
  if (ratio >= 4.5) return `${figure}, AA`;
  if (ratio >= 3) return `${figure}, large text and borders`;
  return `${figure}, decoration only`;
}

/** Every text colour of a scheme on every surface that it may appear on, with the contrast. */
export function Contrasts({ scheme }: { scheme: 'light' | 'dark' }) {
  const rows = combinationsOf(scheme).flatMap(([inks, surfaces]) =>
    Object.entries(inks).flatMap(([ink, color]) =>
      Object.entries(surfaces).map(
        ([surface, background]) =>
          [
            ink,
            surface,
            <Sample key={surface} color={color} backgroundColor={background} />,
            describeContrast(color, background),
          ] as const,
      ),
    ),
  );
  return <DataTable columns={['Text', 'Surface', 'Sample', 'Contrast']} rows={rows} />;
}

/** The accent colour of each guide, on paper and on night. */
export function Accents() {
  const rows = guides.flatMap(({ slug: name, accent }) =>
    (accent
      ? [
          { scheme: 'light', color: accent.onPaper, surface: colors.paper },
          { scheme: 'dark', color: accent.onNight, surface: colors.night },
        ]
      : []
    ).map(
      ({ scheme, color, surface }) =>
        [
          name,
          scheme,
          <Sample key={scheme} color={color} backgroundColor={surface} />,
          color,
          describeContrast(color, surface),
        ] as const,
    ),
  );
  return <DataTable columns={['Country', 'Scheme', 'Sample', 'Value', 'Contrast']} rows={rows} />;
}
