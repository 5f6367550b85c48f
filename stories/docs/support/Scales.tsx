import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { CSSProperties } from 'react';
import { theme } from '#src/theme/theme.ts';
import { motion, radius, shadows, widths } from '#src/theme/tokens.ts';
import { DataTable } from '../../../.storybook/docs/DataTable.tsx';

const variants = [
  ...(['h1', 'h2', 'h3', 'h4', 'subtitle1', 'body1', 'body2'] as const),
  ...(['subtitle2', 'button', 'caption', 'overline'] as const),
];

/** A part of a docs page with the styles of the site, inside `Unstyled`. */
const Panel = styled('div')(({ theme: current }) => ({
  padding: 'clamp(16px, 3vw, 28px)',
  marginBlock: 24,
  color: current.vars.palette.text.primary,
  backgroundColor: current.vars.palette.background.default,
  border: `1px solid ${current.vars.palette.divider}`,
  borderRadius: current.shape.borderRadius,
  fontFamily: current.typography.fontFamily,
  overflowX: 'auto',
}));

/** Every text variant of the theme, with its size, weight and line height. */
export function TypeScale() {
  return (
    <Unstyled>
      <Panel tabIndex={0}>
        {variants.map((variant) => {
          const { fontSize, fontWeight, lineHeight } = theme.typography[variant];
          return (
            <div key={variant}>
              <small>{`${variant}: ${fontSize}, weight ${fontWeight}, line height ${lineHeight}`}</small>
              <Typography variant={variant} component="p" sx={{ marginBottom: 2 }}>
                From Kathmandu to your university
              </Typography>
            </div>
          );
        })}
      </Panel>
    </Unstyled>
  );
}

/** The two fonts, and the third one for Devanagari. */
export function Fonts() {
  const { h1, body1 } = theme.typography;
  const sample = (text: string, style: CSSProperties, lang = 'en') => (
    <span lang={lang} style={{ ...style, fontSize: '1.25rem' }}>
      {text}
    </span>
  );
  return (
    <DataTable
      columns={['Font', 'For', 'Sample']}
      rows={[
        [
          'Eczar',
          'headings',
          sample('The top of the pass, NPR 31,500', { fontFamily: h1.fontFamily }),
        ],
        ['Figtree', 'text', sample('Clear advice, no promises.', { fontFamily: body1.fontFamily })],
        [
          'Yantramanav',
          'Devanagari, loaded only where it is used',
          sample('पहिलो प्रश्न देश होइन, विषय हो।', {}, 'ne'),
        ],
      ]}
    />
  );
}

/** The steps of the spacing scale, of 8 px each. */
export function SpacingScale() {
  return (
    <DataTable
      columns={['In styled', 'Size', 'Sample']}
      rows={[0.5, 1, 1.5, 2, 3, 4, 6, 8].map((step) => [
        <code key={step}>{`theme.spacing(${step})`}</code>,
        `${step * 8} px`,
        <Box key={step} sx={{ width: theme.spacing(step), height: 16, bgcolor: 'primary.main' }} />,
      ])}
    />
  );
}

const Specimen = styled('div')(({ theme: current }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 180,
  height: 110,
  backgroundColor: current.vars.palette.background.paper,
  border: `1px solid ${current.vars.palette.divider}`,
}));

/** The shadows and the corner radii. */
export function Specimens({ of }: { of: 'shadows' | 'radius' }) {
  const styles: readonly [string, CSSProperties][] =
    of === 'shadows'
      ? Object.entries(shadows).map(([name, boxShadow]) => [name, { boxShadow }])
      : Object.entries(radius).map(([name, borderRadius]) => [
          `${name}, ${borderRadius} px`,
          { borderRadius },
        ]);
  return (
    <Unstyled>
      <Panel tabIndex={0} style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
        {styles.map(([name, style]) => (
          <Specimen key={name} style={style}>
            {name}
          </Specimen>
        ))}
      </Panel>
    </Unstyled>
  );
}

/** The values of a group of tokens; numbers have this unit. */
export function Values({ of, unit }: { of: 'widths' | 'motion'; unit: string }) {
  const rows = Object.entries({ widths, motion }[of]).map(
    ([name, value]) => [name, typeof value === 'number' ? `${value} ${unit}` : value] as const,
  );
  return <DataTable columns={['Token', 'Value']} rows={rows} />;
}
