import { type ChangeEvent, createElement } from 'react';
import { addons, useGlobals } from 'storybook/manager-api';
import type { ScenarioMenu } from '#mocks/msw/scenarios.ts';
import { useLast } from './channelState.ts';
import { SCENARIOS_EVENT } from './events.ts';

/**
 * A menu of scenarios. It offers those that change what the open story shows, and none for a story
 * without a call. In words of the platform: a select.
 */
export function ScenarioTool({ menu, label }: { menu: ScenarioMenu; label: string }) {
  const [globals, setGlobals] = useGlobals();
  const { [menu]: titles }: Partial<Record<ScenarioMenu, Record<string, string>>> = Object(
    useLast(addons.getChannel(), SCENARIOS_EVENT),
  );
  if (!titles || Object.keys(titles).length === 0) return null;
  const chosen = String(globals[menu]);
  const options = Object.entries({ '': label, ...titles });
  return createElement(
    'select',
    {
      'aria-label': label,
      value: chosen in titles ? chosen : '',
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
        setGlobals({ [menu]: target.value }),
      style: {
        ...{ height: 28, border: 0, background: 'transparent' },
        ...{ font: 'inherit', fontSize: 12, fontWeight: 700, color: 'inherit' },
      },
    },
    ...options.map(([value, title]) =>
      createElement('option', { key: value, value, style: { color: '#000' } }, title),
    ),
  );
}
