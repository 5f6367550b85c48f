import { styled } from '@mui/material/styles';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { DeferredContent } from '#src/rendering/DeferredContent.tsx';
import { motion } from '#src/theme/tokens.ts';
import { ArrowRightIcon, ChevronDownIcon } from './icons.tsx';
import { NavItemLink } from './NavItemLink.tsx';
import { barEntry } from './navStyles.ts';
import { ariaCurrent, holdsCurrentPage, type NavMenu } from './siteNavigation.ts';

/** How long the mouse rests, in ms, before a panel opens, and how long it may stray. */
const hoverDelay = { open: 120, close: 280 };

const Entry = styled('li')({ display: 'flex' });

const MenuButton = styled('button')(barEntry, {
  '& svg': {
    fontSize: '1.125rem',
    marginLeft: 2,
    transition: `transform ${motion.calm}ms ${motion.easing}`,
  },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

/**
 * Closed it is not rendered at all. Until the header is alive (`data-live`), and where there is no
 * script, CSS opens it, so that the links can be reached from the first paint on.
 */
const Panel = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'none',
    position: 'absolute',
    inset: '100% 0 auto',
    maxHeight: 'calc(100dvh - 5.5rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: palette.background.paper,
    borderBottom: `1px solid ${palette.divider}`,
    boxShadow: '0 24px 40px rgb(11 26 45 / 0.18)',
    '&[data-open], header:not([data-live]) li:is(:hover, :focus-within) &': { display: 'block' },
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `den-panel-in ${motion.calm}ms ${motion.easing}`,
    },
    '@keyframes den-panel-in': { from: { transform: 'translateY(-8px)' } },
  };
});

const PanelInner = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(180px, 1fr) 3fr',
  gap: 'clamp(20px, 3vw, 48px)',
  maxWidth: 1264,
  marginInline: 'auto',
  padding: '40px clamp(16px, 4vw, 32px) 32px',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '240px 1fr' },
}));

const Hint = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    paddingRight: 'clamp(12px, 2vw, 32px)',
    borderRight: `1px solid ${palette.divider}`,
    '& p': { ...theme.typography.h3, margin: '6px 0 12px' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      minHeight: 32,
      color: 'inherit',
      fontWeight: 600,
      textUnderlineOffset: '0.2em',
      textDecorationColor: palette.secondary.main,
      textDecorationThickness: 2,
    },
    '& svg': { fontSize: '1.125rem' },
  };
});

const Items = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: '4px 12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

interface HeaderMenuProps {
  menu: NavMenu;
  /** The address of the page that is open, without a trailing slash. */
  currentPath: string;
  isOpen: boolean;
  /** Asks the header, which keeps one panel open at most, to open or close this one. */
  onChange: (label: string, isOpen: boolean) => void;
}

/**
 * One menu of the header: a button and the wide panel that it opens, by press, key or a resting
 * mouse. A panel that the mouse opened closes when the mouse leaves; a press keeps it.
 *
 * For a handful of pages of one kind in the header; below 900 px MobileMenu takes its place.
 */
export function HeaderMenu({ menu, currentPath, isOpen, onChange }: HeaderMenuProps) {
  const panelId = useId();
  const entry = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<number>(undefined);
  const isPinned = useRef(false);

  function change(next: boolean) {
    window.clearTimeout(timer.current);
    onChange(menu.label, next);
  }

  function changeSoon(next: boolean, delay: number) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => change(next), delay);
  }

  function press() {
    const closes = isOpen && isPinned.current;
    isPinned.current = !closes;
    change(!closes);
  }

  function enter({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') changeSoon(true, hoverDelay.open);
  }

  function leave({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    if (isPinned.current) window.clearTimeout(timer.current);
    else changeSoon(false, hoverDelay.close);
  }

  function followFocus({ relatedTarget }: FocusEvent) {
    const staysInside = relatedTarget === null || entry.current?.contains(relatedTarget);
    if (isOpen && !staysInside) change(false);
  }

  function moveIntoPanel(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    isPinned.current = true;
    flushSync(() => change(true));
    entry.current?.querySelector<HTMLElement>('[data-items] a')?.focus();
  }

  const keepWhatCssOpened = useEffectEvent(() => {
    if (entry.current?.matches(':hover, :focus-within')) change(true);
  });

  const closeOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !entry.current?.contains(target)) change(false);
  });

  const closeOnEscape = useEffectEvent(({ key }: globalThis.KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (entry.current?.contains(document.activeElement)) button.current?.focus();
    change(false);
  });

  useEffect(() => {
    keepWhatCssOpened();
    return () => window.clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const press = (event: Event) => closeOutside(event);
    const key = (event: globalThis.KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      isPinned.current = false;
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [isOpen]);

  return (
    <Entry ref={entry} onPointerEnter={enter} onPointerLeave={leave} onBlur={followFocus}>
      <MenuButton
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={holdsCurrentPage(menu, currentPath) || undefined}
        onClick={press}
        onKeyDown={moveIntoPanel}
      >
        {menu.label}
        <ChevronDownIcon />
      </MenuButton>
      <DeferredContent>
        <Panel id={panelId} data-open={isOpen || undefined}>
          <PanelInner>
            <Hint>
              <p>{menu.hint.question}</p>
              <a
                href={menu.hint.href}
                aria-current={ariaCurrent(menu.hint.href, currentPath)}
                onClick={() => change(false)}
              >
                {menu.hint.label}
                <ArrowRightIcon />
              </a>
            </Hint>
            <Items data-items>
              {menu.items.map((item) => (
                <NavItemLink
                  key={item.href}
                  item={item}
                  currentPath={currentPath}
                  onFollow={() => change(false)}
                />
              ))}
            </Items>
          </PanelInner>
        </Panel>
      </DeferredContent>
    </Entry>
  );
}
