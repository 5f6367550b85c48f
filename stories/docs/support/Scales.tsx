import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { theme } from '#src/theme/theme.ts';
import { breakpoints, motion, radius, shadows, widths } from '#src/theme/tokens.ts';
import { FactTable } from './FactTable.tsx';
import { Sheet } from './Sheet.tsx';

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

const Note = styled('p')(({ theme: current }) => ({
  margin: '0 0 4px',
  fontSize: '0.8125rem',
  color: (current.vars ?? current).palette.text.secondary,
}));

/** Every size of text the theme has, at its own size, with its figures. */
export function TypeScale() {
  return (
    <Sheet>
      {variants.map((variant) => {
        const { fontSize, fontWeight, lineHeight } = theme.typography[variant];
        return (
          <Row key={variant}>
            <Note>
              <strong>{variant}</strong>
              {`: ${fontSize}, weight ${fontWeight}, line height ${lineHeight}`}
            </Note>
            <Typography variant={variant} component="p">
              From Kathmandu to your university
            </Typography>
          </Row>
        );
      })}
    </Sheet>
  );
}

/** The two faces, and the third that stands in for Devanagari. */
export function Faces() {
  const { h1, body1 } = theme.typography;
  return (
    <Sheet>
      <Row>
        <Note>Headings: Eczar</Note>
        <p style={{ fontFamily: h1.fontFamily, fontSize: '2rem', margin: 0 }}>
          The top of the pass, NPR 31,500
        </p>
      </Row>
      <Row>
        <Note>Text: Figtree</Note>
        <p style={{ fontFamily: body1.fontFamily, fontSize: '1.25rem', margin: 0 }}>
          Short answers, no promises, and somebody who picks up the phone.
        </p>
      </Row>
      <Row>
        <Note>Devanagari: Yantramanav, fetched only where it is used</Note>
        <p lang="ne" style={{ fontSize: '1.25rem', margin: 0 }}>
          पहिलो प्रश्न देश होइन, विषय हो।
        </p>
      </Row>
    </Sheet>
  );
}

const steps = [0.5, 1, 1.5, 2, 3, 4, 6, 8];

/** The steps of the spacing scale, drawn. */
export function SpacingScale() {
  return (
    <Sheet>
      {steps.map((step) => (
        <div key={step} style={{ display: 'flex', alignItems: 'center', gap: 16, height: 32 }}>
          <span style={{ width: 150 }}>{`${step} = ${theme.spacing(step)}`}</span>
          <Box sx={{ width: theme.spacing(step), height: 16, bgcolor: 'primary.main' }} />
        </div>
      ))}
    </Sheet>
  );
}

/** The widths that the layout knows. */
export function Widths() {
  return (
    <>
      <FactTable
        columns={['Breakpoint', 'From']}
        rows={Object.entries(breakpoints).map(([name, width]) => [name, `${width} px`])}
      />
      <FactTable
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
    <Sheet>
      <div style={specimens}>
        {Object.entries(shadows).map(([name, boxShadow]) => (
          <Specimen key={name} style={{ boxShadow, borderRadius: radius.medium }}>
            {name}
          </Specimen>
        ))}
      </div>
    </Sheet>
  );
}

/** The three corner radii. */
export function Radii() {
  return (
    <Sheet>
      <div style={specimens}>
        {Object.entries(radius).map(([name, value]) => (
          <Specimen key={name} style={{ borderRadius: value }}>
            {`${name}, ${value} px`}
          </Specimen>
        ))}
      </div>
    </Sheet>
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
  background: (current.vars ?? current).palette.sunk,
  border: `1px solid ${(current.vars ?? current).palette.outline}`,
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
    <Sheet>
      {(['quick', 'calm'] as const).map((name) => (
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
    </Sheet>
  );
}
