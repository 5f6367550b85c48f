import { type ChangeEvent, createElement } from 'react';
import { addons, useGlobals } from 'storybook/manager-api';
import { useLast } from './channelState.ts';
import { NETWORKS_EVENT } from './events.ts';

/**
 * The menu of the networks. It offers those that change what the open story shows, and none for a
 * story without a call. In words of the platform: a select.
 */
export function NetworkTool() {
  const [{ network }, setGlobals] = useGlobals();
  const titles: Record<string, unknown> = Object(useLast(addons.getChannel(), NETWORKS_EVENT));
  const current = typeof network === 'string' ? network : '';
  if (Object.keys(titles).length === 0) return null;
  const options = Object.entries({ '': 'Network: as the story says', ...titles });
  return createElement(
    'select',
    {
      'aria-label': 'Network',
      value: current in titles ? current : '',
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
        setGlobals({ network: target.value }),
      style: {
        ...{ height: 28, maxWidth: 190, border: 0, background: 'transparent' },
        ...{ font: 'inherit', fontSize: 12, fontWeight: 700, color: 'inherit' },
      },
    },
    ...options.map(([value, title]) =>
      createElement('option', { key: value, value, style: { color: '#000' } }, String(title)),
    ),
  );
}
