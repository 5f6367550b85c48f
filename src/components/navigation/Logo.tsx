import { styled } from '@mui/material/styles';
import { fontFamilies } from '#src/theme/tokens.ts';

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
  fontFamily: fontFamilies.heading,
  fontSize: '1.083em',
  fontWeight: 600,
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

interface LogoProps {
  /** 'full' shows the name beside the mark; 'mark' is the mark alone. */
  variant?: 'full' | 'mark';
  /** The company's name; its first word is large, the rest small below it. */
  name: string;
  /** The colour of the pennant; the rest is `currentColor`. */
  accent?: string;
}

/**
 * The company's logo: two peaks, the path up to the pass between them, and a pennant that
 * hangs over the pass. It scales with the font size around it.
 *
 * Use it as the link to the home page in header and footer.
 */
export function Logo({ variant = 'full', name, accent = 'currentColor' }: LogoProps) {
  const [first, ...rest] = name.split(' ');
  const labelled =
    variant === 'mark' ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <Lockup>
      <Mark viewBox="0 0 32 32" fill="currentColor" {...labelled}>
        <path d="M1 28 10.5 9l6 9.5c-2.5 1.9-4.3 3.2-3 5.2.9 1.4 1.5 2.5.6 4.3ZM18.6 28c1.2-2.5-.4-3.7-1-4.8-.7-1.3.6-2 2.3-3.6L23.5 13 31 28Z" />
        <path d="M14 4h8l-4 10Z" fill={accent} />
      </Mark>
      {variant === 'full' && (
        <span>
          <Name>{first}</Name> <Descriptor>{rest.join(' ')}</Descriptor>
        </span>
      )}
    </Lockup>
  );
}
