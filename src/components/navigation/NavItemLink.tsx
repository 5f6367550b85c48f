import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { headingFont, radius } from '#src/theme/tokens.ts';
import { ariaCurrent, type NavItem } from './navigationTypes.ts';

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 14,
  alignItems: 'center',
  minHeight: 44,
  padding: '10px 12px',
  borderRadius: radius.medium,
  '&:hover': { backgroundColor: theme.vars.palette.surfaceSunken },
  '& a': {
    color: theme.vars.palette.text.primary,
    ...headingFont,
    fontSize: '1.1875rem',
    lineHeight: 1.2,
    textDecoration: 'none',
  },
  // The whole row is the click target, but the link's accessible name is only the text.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.medium },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '3px solid var(--focus-ring)', outlineOffset: -1 },
  '& a[aria-current]': {
    textDecoration: 'underline',
    textDecorationColor: theme.vars.palette.secondary.dark,
    textDecorationThickness: 3,
    textUnderlineOffset: '0.22em',
  },
  '& span': {
    display: 'block',
    marginTop: 2,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
    lineHeight: 1.35,
  },
  [theme.breakpoints.down('md')]: {
    gap: 10,
    minHeight: 48,
    paddingBlock: 4,
    '& a': { fontFamily: 'inherit', fontSize: '1.0625rem' },
    '& span': { display: 'none' },
  },
}));

const Icon = styled('div')(({ theme }) => ({
  display: 'grid',
  width: 44,
  '&& > *': { width: '100%', height: 'auto' },
  '&:empty': { display: 'none' },
  [theme.breakpoints.down('md')]: { width: 32 },
}));

interface NavItemLinkProps {
  /** The country or test: name, path, icon and tagline. */
  item: NavItem;
  /** The path of the current page, without a trailing slash. */
  currentPath: string;
}

/**
 * A country or a test in a menu: icon, name and tagline.
 *
 * Inside HeaderMenu, below 900 px without the tagline; use ExamList or a card on a page.
 *
 * **Screen reader:** The name and 'link', described by its tagline; 'current page' on the page
 * itself.
 */
export function NavItemLink({ item, currentPath }: NavItemLinkProps) {
  const taglineId = useId();
  return (
    <Item>
      <Icon aria-hidden="true">{item.icon}</Icon>
      <div>
        <a
          href={item.href}
          aria-current={ariaCurrent(item.href, currentPath)}
          aria-describedby={taglineId}
        >
          {item.name}
        </a>
        <span id={taglineId}>{item.tagline}</span>
      </div>
    </Item>
  );
}
