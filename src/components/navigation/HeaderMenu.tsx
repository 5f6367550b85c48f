import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useId, useRef } from 'react';
import { ArrowRightIcon, ChevronDownIcon } from '#src/components/ui/icons.tsx';
import { headingFont, motion, radius } from '#src/theme/tokens.ts';
import { inPage, navItemStyles, panelStyles } from './navigationStyles.ts';
import { ariaCurrent, closeHandlers, type NavItem, type NavMenu } from './navigationTypes.ts';
import { useHoverIntent } from './useHoverIntent.ts';

const Entry = styled('li')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: { display: 'flex' },
}));

const MenuButton = styled('button')(navItemStyles, ({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'none' },
  '& svg': {
    fontSize: '1.125rem',
    marginLeft: 2,
    transition: `transform ${motion.slow}ms ${motion.easing}`,
  },
  'li:has(:popover-open) > & svg': { transform: 'rotate(180deg)' },
}));

const Panel = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: inPage,
  [theme.breakpoints.up('md')]: {
    ...panelStyles(theme),
    // Without popovers it is open while the mouse or the focus is in its entry.
    '@supports not selector(:popover-open)': {
      'li:not(:hover, :focus-within) > &': { display: 'none' },
    },
  },
}));

const PanelInner = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(180px, 1fr) 3fr',
    gap: 'clamp(20px, 3vw, 48px)',
    maxWidth: 1264,
    marginInline: 'auto',
    padding: '40px clamp(16px, 4vw, 24px) 32px',
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '240px 1fr' },
}));

/** The menu's name where no button shows it, and a hint for visitors who cannot choose yet. */
const Hint = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  minHeight: 44,
  padding: '0 12px',
  '& p': { ...theme.typography.h3, margin: 0 },
  '& p:last-of-type': { display: 'none' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    color: 'inherit',
    fontWeight: 600,
    textUnderlineOffset: '0.2em',
    textDecorationColor: theme.vars.palette.secondary.main,
    textDecorationThickness: 2,
  },
  '& svg': { fontSize: '1.125rem' },
  [theme.breakpoints.up('md')]: {
    display: 'block',
    padding: 0,
    paddingRight: 'clamp(12px, 2vw, 32px)',
    borderRight: `1px solid ${theme.vars.palette.divider}`,
    '& p': { margin: '6px 0 12px' },
    '& a': { minHeight: 32 },
    '& p:first-of-type': { display: 'none' },
    '& p:last-of-type': { display: 'block' },
  },
}));

const Items = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: '4px 12px',
  },
}));

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
  [theme.breakpoints.down('md')]: { width: 32 },
}));

interface HeaderMenuProps {
  /** The menu's label, its items, and a hint for visitors who cannot choose yet. */
  menu: NavMenu;
  /** The path of the current page, without a trailing slash. */
  currentPath: string;
}

/**
 * One menu of the header: a button and the wide panel that it opens. The panel is a popover, so the
 * browser opens it on click before any script has run, closes it on Escape and on a click outside,
 * and keeps at most one open. Hovering with the mouse also opens it.
 *
 * For a few pages of one kind in the header. Below 900 px it is a part of the phone's menu, always
 * open.
 *
 * **Keyboard:** `Enter` or `Space` opens the panel, `↓` opens it and goes to its first page. `Tab`
 * past the last link and `Escape` close it.
 *
 * **Screen reader:** The label and 'button, collapsed'; 'current' if the open page is in the menu. A
 * link is described by its tagline.
 */
export function HeaderMenu({ menu, currentPath }: HeaderMenuProps) {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { entry, hide, onClick } = useHoverIntent(panel);

  function moveIntoPanel(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    panel.current?.togglePopover?.(true);
    panel.current?.querySelector<HTMLElement>('[data-items] a')?.focus();
  }

  return (
    <Entry {...entry} {...closeHandlers(hide)}>
      <MenuButton
        type="button"
        popoverTarget={panelId}
        aria-current={menu.items.some(({ href }) => href === currentPath) || undefined}
        onClick={onClick}
        onKeyDown={moveIntoPanel}
      >
        {menu.label}
        <ChevronDownIcon />
      </MenuButton>
      <Panel ref={panel} id={panelId} popover="auto">
        <PanelInner>
          <Hint>
            <p>{menu.label}</p>
            <p>{menu.hint.question}</p>
            <a href={menu.hint.href} aria-current={ariaCurrent(menu.hint.href, currentPath)}>
              {menu.hint.label}
              <ArrowRightIcon />
            </a>
          </Hint>
          <Items data-items>
            {menu.items.map((item) => (
              <MenuItem key={item.href} item={item} currentPath={currentPath} />
            ))}
          </Items>
        </PanelInner>
      </Panel>
    </Entry>
  );
}

/** A country or a test: icon, name and tagline, which a phone leaves out. */
function MenuItem({ item, currentPath }: { item: NavItem; currentPath: string }) {
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
