import { type ChangeEvent, createElement } from 'react';
import { addons, useGlobals } from 'storybook/manager-api';
import { useLast } from './channelState.ts';
import { MENUS_EVENT } from './toolbars.ts';

/** A menu of the toolbar, a select, of what changes the open story; none if nothing does. */
export function MenuTool({ menu, label }: { menu: string; label: string }) {
  const [globals, setGlobals] = useGlobals();
  const {
    [menu]: titles,
  }: Record<string, Record<string, string>> = Object(useLast(addons.getChannel(), MENUS_EVENT));
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
        // As wide as the choice, not as the longest one, so that all menus fit above a page.
        ...{ height: 28, fieldSizing: 'content', maxWidth: 130, border: 0 },
        ...{ background: 'transparent' },
        ...{ font: 'inherit', fontSize: 12, fontWeight: 700, color: 'inherit' },
      },
    },
    ...options.map(([value, title]) =>
      createElement('option', { key: value, value, style: { color: '#000' } }, title),
    ),
  );
}
