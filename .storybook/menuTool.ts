import { type ChangeEvent, createElement } from 'react';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { isOffered } from './toolbars.ts';

interface MenuToolProps {
  readonly menu: string;
  readonly label: string;
  readonly titles: Readonly<Record<string, string>>;
}

/** The last choice in each menu. */
export const chosen: Record<string, string> = {};

/** A select of the toolbar with what changes the open story; nothing if there is no choice. */
export function MenuTool({ menu, label, titles }: MenuToolProps) {
  const [globals, setGlobals] = useGlobals();
  const story = useStorybookApi().getCurrentStoryData();
  if (!story || !isOffered(menu, story.title)) return null;
  const current = String(globals[menu]);
  const options = Object.entries({ '': label, ...titles });
  return createElement(
    'select',
    {
      'aria-label': label,
      value: current in titles ? current : '',
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
        chosen[menu] = target.value;
        setGlobals({ [menu]: target.value });
      },
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
