import { createElement, Fragment, type ReactNode } from 'react';
import { addons, types } from 'storybook/manager-api';
import { useLast } from './channelState.ts';
import { PAUSED_EVENT } from './events.ts';

/** The id of Storybook's panel of the steps, as in an address: `addonPanel=`. */
export const INTERACTIONS_PANEL = 'storybook/interactions/panel';

interface Paused {
  panel: ReactNode;
}

/** Storybook's panel says 'Pass' over a play function without steps: 'Not run' takes its place. */
function Interactions({ panel }: Paused) {
  const reason = useLast(addons.getChannel(), PAUSED_EVENT);
  const isPaused = typeof reason === 'string';
  return createElement(
    Fragment,
    null,
    isPaused &&
      createElement(
        'p',
        { role: 'status', style: { padding: '0 15px' } },
        createElement('strong', null, 'Not run.'),
        ` ${reason}`,
      ),
    // It stays mounted, because it follows the story's events from the first one on.
    createElement('div', { hidden: isPaused, style: { height: '100%' } }, panel),
  );
}

/** Makes the panel of the steps say if a play function has not run, instead of 'Pass'. */
export function replaceInteractionsPanel(): void {
  const panel = addons.getElements(types.PANEL)[INTERACTIONS_PANEL];
  if (!panel?.render) throw new Error(`Storybook has no panel ${INTERACTIONS_PANEL}.`);
  const { render } = panel;
  addons.add(INTERACTIONS_PANEL, {
    ...panel,
    render: (props: { active?: boolean }) =>
      createElement(Interactions, { panel: render({ active: false, ...props }) }),
  });
}
