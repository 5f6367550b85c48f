import { styled } from '@mui/material/styles';
import { LOGO_VIEW_BOX, logoMark } from '#brand/logo.ts';
import { colors, headingFont } from '#src/theme/tokens.ts';

const Lockup = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  color: 'inherit',
  // A larger text size must not make the logo wider than the narrowest screen.
  fontSize: 'min(1.5rem, 7.5vw)',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

const Mark = styled('svg')({ width: '1.6em', height: '1.6em', flex: 'none' });

const Name = styled('span')({
  display: 'block',
  ...headingFont,
  fontSize: 'calc(1.083em * var(--scale))',
  letterSpacing: '-0.01em',
});

const Descriptor = styled('span')({
  display: 'block',
  marginTop: '0.25em',
  fontSize: '0.46em',
  fontWeight: 500,
  letterSpacing: '0.045em',
  opacity: 0.85,
});

/** The letters of a first word for which there is room beside 'Call Now' on a phone of 360 px. */
const ROOM = 9.5;

interface LogoProps {
  /** The company's name; its first word is large, the rest small below it. */
  name: string;
}

/**
 * The company's logo: the mark of brand/logo.ts, and the name. It scales with the font size around
 * it.
 *
 * Use it as the link to the home page in header and footer.
 */
export function Logo({ name }: LogoProps) {
  const [first = '', ...rest] = name.split(' ');
  const scale = Math.min(1, ROOM / first.length);
  return (
    <Lockup translate="no">
      <Mark
        viewBox={LOGO_VIEW_BOX}
        fill="currentColor"
        aria-hidden
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it contains constants only
        dangerouslySetInnerHTML={{ __html: logoMark(colors.accent) }}
      />
      <span>
        <Name style={{ '--scale': scale }}>{first}</Name> <Descriptor>{rest.join(' ')}</Descriptor>
      </span>
    </Lockup>
  );
}
