import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import {
  ClockIcon,
  DeleteIcon,
  ListIcon,
  MailIcon,
  PeopleIcon,
  PersonIcon,
  PlusIcon,
  ServerIcon,
} from '#src/components/ui/icons.tsx';
import { fontFamilies, radius } from '#src/theme/tokens.ts';

const icons = {
  add: PlusIcon,
  list: ListIcon,
  messages: MailIcon,
  bin: DeleteIcon,
  account: PersonIcon,
  accounts: PeopleIcon,
  audit: ClockIcon,
  system: ServerIcon,
};

export interface DashboardLink {
  readonly label: string;
  readonly href: string;
  readonly icon: keyof typeof icons;
  /** The number of new entries that the page has; none are shown for 0. */
  readonly newCount?: number;
}

interface DashboardNavigationProps {
  /** The pages of the dashboard, in order. */
  links: readonly DashboardLink[];
  /** The current path; its link is marked as the current page. */
  currentHref: string;
}

const Links = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.375rem, 100%), 1fr))',
  gap: 4,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr' },
}));

const Item = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '6px 12px',
  borderRadius: radius.medium,
  color: theme.vars.palette.text.primary,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: 'none',
  '& svg': { flex: 'none', fontSize: '1.25rem', color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.background.paper },
  '&[aria-current="page"]': {
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `inset 4px 0 0 ${theme.vars.palette.secondary.main}`,
  },
  '&[aria-current="page"] svg': { color: theme.vars.palette.secondary.main },
  [theme.breakpoints.down('sm')]: { fontSize: '0.9375rem', paddingInline: 10, gap: 8 },
}));

/** The number of new entries, on the dark ground of the menu. */
export const NewCount = styled('span')(({ theme }) => ({
  marginInlineStart: 'auto',
  padding: '1px 8px',
  borderRadius: radius.medium,
  backgroundColor: theme.vars.palette.secondary.main,
  color: theme.vars.palette.secondary.contrastText,
  // In a button it is not inherited.
  fontFamily: fontFamilies.body,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
}));

/**
 * The links to the pages of the dashboard, each with an icon, and with the number of new entries.
 *
 * Only in DashboardLayout; the public site has SiteHeader.
 *
 * **Screen reader:** A navigation 'Admin Panel', in which the open page is 'current page'. A number
 * is read with its link: 'Messages 2 new'.
 */
export function DashboardNavigation({ links, currentHref }: DashboardNavigationProps) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link is another one then
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !link) return;
    // Not scrollIntoView(), which scrolls the page around the menu as well.
    const { offsetTop, offsetHeight } = link;
    const least = offsetTop + offsetHeight - nav.current.clientHeight;
    nav.current.scrollTop = Math.min(offsetTop, Math.max(nav.current.scrollTop, least));
  }, [currentHref]);
  return (
    <nav ref={nav} aria-label="Admin Panel">
      <Links>
        {links.map(({ label, href, icon, newCount = 0 }) => {
          const Icon = icons[icon];
          return (
            <li key={href}>
              <Item href={href} {...(href === currentHref && { 'aria-current': 'page' })}>
                <Icon />
                {label}
                {newCount > 0 && (
                  <>
                    {' '}
                    <NewCount>
                      {newCount} <span className="visually-hidden">new</span>
                    </NewCount>
                  </>
                )}
              </Item>
            </li>
          );
        })}
      </Links>
    </nav>
  );
}
