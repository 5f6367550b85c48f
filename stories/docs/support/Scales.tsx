import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { theme } from '#src/theme/theme.ts';
import { breakpoints, motion, radius, shadows, widths } from '#src/theme/tokens.ts';
import { CopyButton } from '../../../.storybook/docs/CopyButton.tsx';
import { DataTable } from '../../../.storybook/docs/DataTable.tsx';
import { Panel } from '../../../.storybook/docs/Panel.tsx';

const variants = [
  'h1',
  'h2',
  'h3',
  'h4',
  'subtitle1',
  'body1',
  'body2',
  'subtitle2',
  'button',
  'caption',
  'overline',
] as const;

const Row = styled('div')(({ theme: current }) => ({
  paddingBlock: 16,
  borderBottom: `1px solid ${(current.vars ?? current).palette.divider}`,
  '&:last-child': { borderBottom: 0 },
}));

const Caption = styled('p')(({ theme: current }) => ({
  margin: '0 0 4px',
  fontSize: '0.8125rem',
  color: (current.vars ?? current).palette.text.secondary,
}));

/** Every text variant of the theme, with its size, weight and line height. */
export function TypeScale() {
  return (
    <Panel>
      {variants.map((variant) => {
        const { fontSize, fontWeight, lineHeight } = theme.typography[variant];
        return (
          <Row key={variant}>
            <Caption>
              <strong>{variant}</strong>
              {`: ${fontSize}, weight ${fontWeight}, line height ${lineHeight}`}
            </Caption>
            <Typography variant={variant} component="p">
              From Kathmandu to your university
            </Typography>
          </Row>
        );
      })}
    </Panel>
  );
}

/** The two fonts, and the third one for Devanagari. */
export function Fonts() {
  const { h1, body1 } = theme.typography;
  return (
    <Panel>
      <Row>
        <Caption>Headings: Eczar</Caption>
        <p style={{ fontFamily: h1.fontFamily, fontSize: '2rem', margin: 0 }}>
          The top of the pass, NPR 31,500
        </p>
      </Row>
      <Row>
        <Caption>Text: Figtree</Caption>
        <p style={{ fontFamily: body1.fontFamily, fontSize: '1.25rem', margin: 0 }}>
          Clear advice, no promises, and a real person on the phone.
        </p>
      </Row>
      <Row>
        <Caption>Devanagari: Yantramanav, loaded only where it is used</Caption>
        <p lang="ne" style={{ fontSize: '1.25rem', margin: 0 }}>
          पहिलो प्रश्न देश होइन, विषय हो।
        </p>
      </Row>
    </Panel>
  );
}

const steps = [0.5, 1, 1.5, 2, 3, 4, 6, 8];

/** One step of the spacing scale, in px: MUI's default. */
const STEP_PX = 8;

/** The steps of the spacing scale, each with the text to copy. */
export function SpacingScale() {
  return (
    <DataTable
      columns={['Step', 'Size', 'In styled', 'Copy']}
      rows={steps.map((step) => {
        const code = `theme.spacing(${step})`;
        return [
          `${step} = ${step * STEP_PX} px`,
          <Box
            key={step}
            sx={{ width: theme.spacing(step), height: 16, bgcolor: 'primary.main' }}
          />,
          <code key={step}>{code}</code>,
          <CopyButton key={step} text={code} />,
        ];
      })}
    />
  );
}

/** The breakpoints and widths of the layout. */
export function Widths() {
  return (
    <>
      <DataTable
        columns={['Breakpoint', 'From']}
        rows={Object.entries(breakpoints).map(([name, width]) => [name, `${width} px`])}
      />
      <DataTable
        columns={['Width', 'At most']}
        rows={Object.entries(widths).map(([name, width]) => [
          name,
          typeof width === 'number' ? `${width} px` : width,
        ])}
      />
    </>
  );
}

const Specimen = styled('div')(({ theme: current }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 180,
  height: 110,
  textAlign: 'center',
  backgroundColor: (current.vars ?? current).palette.background.paper,
  border: `1px solid ${(current.vars ?? current).palette.divider}`,
}));

const specimens = { display: 'flex', flexWrap: 'wrap', gap: 32, padding: 16 } as const;

/** The shadows. */
export function Shadows() {
  return (
    <Panel>
      <div style={specimens}>
        {Object.entries(shadows).map(([name, boxShadow]) => (
          <Specimen key={name} style={{ boxShadow, borderRadius: radius.medium }}>
            {name}
          </Specimen>
        ))}
      </div>
    </Panel>
  );
}

/** The corner radii. */
export function Radii() {
  return (
    <Panel>
      <div style={specimens}>
        {Object.entries(radius).map(([name, value]) => (
          <Specimen key={name} style={{ borderRadius: value }}>
            {`${name}, ${value} px`}
          </Specimen>
        ))}
      </div>
    </Panel>
  );
}

const Track = styled('button')(({ theme: current }) => ({
  display: 'block',
  width: '100%',
  padding: 8,
  marginBlock: 12,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  background: (current.vars ?? current).palette.surfaceSunken,
  border: `1px solid ${(current.vars ?? current).palette.controlBorder}`,
  borderRadius: radius.small,
  cursor: 'pointer',
}));

const Runner = styled('span')(({ theme: current }) => ({
  display: 'block',
  width: 28,
  height: 28,
  marginTop: 6,
  borderRadius: radius.small,
  backgroundColor: (current.vars ?? current).palette.primary.main,
}));

/** The two durations of motion: a click moves the square across. */
export function Durations() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <Panel>
      {(['fast', 'slow'] as const).map((name) => (
        <Track key={name} type="button" onClick={() => setIsMoved(!isMoved)}>
          {`${name}: ${motion[name]} ms`}
          <Runner
            style={{
              marginInlineStart: isMoved ? 'calc(100% - 28px)' : 0,
              transition: `margin ${motion[name]}ms ${motion.easing}`,
            }}
          />
        </Track>
      ))}
    </Panel>
  );
}
