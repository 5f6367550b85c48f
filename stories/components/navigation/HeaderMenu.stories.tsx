import { styled } from '@mui/material/styles';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { navigation } from '#src/app/layouts/navigation.tsx';
import { HeaderMenu } from '#src/components/navigation/HeaderMenu.tsx';
import { isMenu } from '#src/components/navigation/navigationTypes.ts';
import { canCompare, offeredCountries } from '#src/content/countries/offeredCountries.ts';
import { paths } from '#src/pageTable.ts';
import type { Tools } from '../../support/play.ts';

const [studyIn] = navigation.filter(isMenu);
if (!studyIn) throw new Error('The navigation has no menu.');

/** A frame in place of the header, which the panel is attached to. */
const Bar = styled('header')({ anchorName: '--site-header', marginBottom: 420, padding: 16 });

const meta = preview.meta({
  component: HeaderMenu,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Bar>
        <ul>
          <Story />
        </ul>
      </Bar>
    ),
  ],
  args: { menu: studyIn, currentPath: '/' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
});

const open = ({ canvas, userEvent }: Tools) => userEvent.click(canvas.getByRole('button'));

/** The name of each link is the country; the text below describes it. */
export const StudyIn = meta.story({ tags: ['dark'], play: open });

StudyIn.test('describes each country, and compares if there are several', async ({ canvas }) => {
  for (const { shortName: name } of offeredCountries)
    await expect(canvas.getByRole('link', { name })).toHaveAccessibleDescription(/\w/);
  const compare = canvas.queryAllByRole('link', { name: 'Compare countries' });
  await expect(compare.map((link) => link.getAttribute('href'))).toEqual(
    canCompare ? [paths.compare] : [],
  );
});

StudyIn.test('has rows that can be clicked everywhere', async ({ canvas }) => {
  for (const { shortName: name } of offeredCountries) {
    const link = canvas.getByRole('link', { name });
    const row = link.closest('li')?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(row.left + 4, row.bottom - 4)).toBe(link);
  }
});
