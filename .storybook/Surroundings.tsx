import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { SiteTheme } from '#src/theme/SiteTheme.tsx';

interface SurroundingsProps {
  storyId: string;
  /** Stands for everything that `arrange` arranges; a change of it starts the story anew. */
  setting: string;
  /** Sets up what the toolbars say, before the story is there; it wins over the story's own. */
  arrange: () => void;
  children: ReactNode;
}

/**
 * Puts a story into the network and the session that the toolbars choose. They are set up once,
 * after the story's own; when they change, the story is mounted anew, with everything it prepares.
 */
export function Surroundings({ storyId, setting, arrange, children }: SurroundingsProps) {
  useState(arrange);
  const mountedWith = useRef(setting);
  useEffect(() => {
    if (mountedWith.current === setting) return;
    mountedWith.current = setting;
    addons.getChannel().emit(FORCE_REMOUNT, { storyId });
  }, [setting, storyId]);
  return children;
}

/**
 * A story among others on a docs page: in its own scheme, and without a say about the whole page.
 * The toolbars for network and session act on a story that is opened.
 */
export function OnDocsPage({ scheme, children }: { scheme: string; children: ReactNode }) {
  return (
    <SiteTheme mode={scheme === 'dark' ? 'dark' : 'light'}>
      <div
        data-scheme={scheme === 'dark' ? 'dark' : 'light'}
        style={{
          padding: 24,
          backgroundColor: 'var(--den-palette-background-default)',
          color: 'var(--den-palette-text-primary)',
        }}
      >
        {children}
      </div>
    </SiteTheme>
  );
}

/** The open story twice, in light and in dark, each in a window of its own. */
export function SideBySide() {
  const url = (scheme: string) => {
    const address = new URL(window.location.href);
    const globals = (address.searchParams.get('globals') ?? '')
      .split(';')
      .filter((entry) => entry && !entry.startsWith('scheme:'));
    address.searchParams.set('globals', [...globals, `scheme:${scheme}`].join(';'));
    return address.href;
  };
  return (
    <div style={{ display: 'flex', height: '100vh' }}>
      {['light', 'dark'].map((scheme) => (
        <iframe
          key={scheme}
          src={url(scheme)}
          title={`The story in ${scheme}`}
          style={{ flex: 1, minWidth: 0, border: 0 }}
        />
      ))}
    </div>
  );
}
