import { theme } from '#src/theme/theme.ts';
import {
  colors,
  fontFamilies,
  motion,
  radius,
  shadows,
  variablePrefix,
} from '#src/theme/tokens.ts';

const PALETTE = 'palette.';

/** The tokens that are the same in both schemes. Numbers of `radius` are px, of `motion` ms. */
const others = { colors, fontFamilies, motion, radius, shadows };

/** The value at a path such as `text.primary`; undefined if there is no single value. */
function valueAt(object: unknown, path: string): string | number | undefined {
  let value = object;
  for (const key of path.split('.')) value = Object(value)[key];
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

interface TokenValue {
  light: string;
  dark: string;
  /** What a designer copies: the CSS variable of a colour that follows the scheme, or the value. */
  copied: string;
}

/** The values of a token such as `palette.divider` or `radius.small`; undefined if there is none. */
export function tokenValue(token: string): TokenValue | undefined {
  if (!token.startsWith(PALETTE)) {
    const value = valueAt(others, token);
    if (value === undefined) return undefined;
    const unit = token.startsWith('radius.') ? 'px' : 'ms';
    const text = typeof value === 'number' ? `${value}${unit}` : value;
    return { light: text, dark: text, copied: text };
  }
  const path = token.slice(PALETTE.length);
  const [light, dark] = (['light', 'dark'] as const).map((scheme) =>
    valueAt(theme.colorSchemes[scheme]?.palette, path),
  );
  if (light === undefined || dark === undefined) return undefined;
  const copied = `var(--${variablePrefix}-palette-${path.replaceAll('.', '-')})`;
  return { light: `${light}`, dark: `${dark}`, copied };
}

/** A value, with its colour and that colour's name if it is one. */
export function Value({ value }: { value: string }) {
  const [name] = Object.entries(colors).find(([, color]) => color === value) ?? [];
  if (!CSS.supports('color', value)) return <code>{value}</code>;
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <span
        style={{ flex: 'none', width: 20, height: 20, border: '1px solid', backgroundColor: value }}
      />
      <span>
        <code>{value}</code> {name}
      </span>
    </span>
  );
}
