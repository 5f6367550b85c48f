import { expect, it } from 'vitest';
import { globalTypes, isOffered } from '../../../.storybook/toolbars.ts';

it.each([
  ['Pages/Blogs', ['network', 'data', 'motion', 'page', 'text']],
  ['Pages/Contact', ['network', 'motion', 'page', 'text']],
  ['Pages/About', ['motion', 'page', 'text']],
  ['Pages/Messages', ['network', 'data', 'session', 'motion', 'text']],
  ['Components/UI/Steps', ['motion', 'text']],
])('the toolbar of %s has the menus that change something', (title, offered) => {
  const { scheme: _, ...menus } = globalTypes;
  expect(Object.keys(menus).filter((menu) => isOffered(menu, title))).toEqual(offered);
});
