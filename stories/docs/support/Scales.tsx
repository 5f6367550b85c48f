import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { theme } from '#src/theme/theme.ts';
import { breakpoints, motion, radius, shadows, widths } from '#src/theme/tokens.ts';
import { DataTable } from './DataTable.tsx';
import { Panel } from './Panel.tsx';

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

const Callout = styled('p')(({ theme: current }) => ({
  margin: '0 0 4px',
  fontSize: '0.8125rem',
  color: (current.vars ?? current).palette.text.secondary,
}));

/** Every size of text the theme has, at its own size, with its figures. */
export function TypeScale() {
  return (
    <Panel>
      {variants.map((variant) => {
        const { fontSize, fontWeight, lineHeight } = theme.typography[variant];
        return (
          <Row key={variant}>
            <Callout>
              <strong>{variant}</strong>
              {`: ${fontSize}, weight ${fontWeight}, line height ${lineHeight}`}
            </Callout>
            <Typography variant={variant} component="p">
              From Kathmandu to your university
            </Typography>
          </Row>
        );
      })}
    </Panel>
  );
}

/** The two faces, and the third that stands in for Devanagari. */
export function Faces() {
  const { h1, body1 } = theme.typography;
  return (
    <Panel>
      <Row>
        <Callout>Headings: Eczar</Callout>
        <p style={{ fontFamily: h1.fontFamily, fontSize: '2rem', margin: 0 }}>
          The top of the pass, NPR 31,500
        </p>
      </Row>
      <Row>
        <Callout>Text: Figtree</Callout>
        <p style={{ fontFamily: body1.fontFamily, fontSize: '1.25rem', margin: 0 }}>
          Short answers, no promises, and somebody who picks up the phone.
        </p>
      </Row>
      <Row>
        <Callout>Devanagari: Yantramanav, fetched only where it is used</Callout>
        <p lang="ne" style={{ fontSize: '1.25rem', margin: 0 }}>
          पहिलो प्रश्न देश होइन, विषय हो।
        </p>
      </Row>
    </Panel>
  );
}

const steps = [0.5, 1, 1.5, 2, 3, 4, 6, 8];

/** The steps of the spacing scale, drawn. */
export function SpacingScale() {
  return (
    <Panel>
      {steps.map((step) => (
        <div key={step} style={{ display: 'flex', alignItems: 'center', gap: 16, height: 32 }}>
          <span style={{ width: 150 }}>{`${step} = ${theme.spacing(step)}`}</span>
          <Box sx={{ width: theme.spacing(step), height: 16, bgcolor: 'primary.main' }} />
        </div>
      ))}
    </Panel>
  );
}

/** The widths that the layout knows. */
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

/** The two shadows. */
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

/** The three corner radii. */
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

/** The two lengths of motion: a press sends the square across. */
export function Durations() {
  const [isThere, setIsThere] = useState(false);
  return (
    <Panel>
      {(['fast', 'slow'] as const).map((name) => (
        <Track key={name} type="button" onClick={() => setIsThere(!isThere)}>
          {`${name}: ${motion[name]} ms`}
          <Runner
            style={{
              marginInlineStart: isThere ? 'calc(100% - 28px)' : 0,
              transition: `margin ${motion[name]}ms ${motion.easing}`,
            }}
          />
        </Track>
      ))}
    </Panel>
  );
}
