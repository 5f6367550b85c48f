import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CountryCard, CountryGrid } from '#src/components/country/CountryCard.tsx';
import {
  desktopViewport,
  longText,
  mobileViewport,
  nepaliName,
  nepaliText,
} from '../../support/edgeCases.ts';
import { countries } from '../../support/guides.ts';

const meta = preview.meta({
  component: CountryCard,
  args: {
    name: 'Ireland',
    tagline: 'Study in English in a small country of the EU',
    slug: 'ireland',
  },
  render: (args) => (
    <CountryGrid>
      <li>
        <CountryCard {...args} />
      </li>
    </CountryGrid>
  ),
});

/** A country without a picture of its own has the common one. */
export const CommonPicture = meta.story({
  args: { name: 'Japan', slug: 'common' },
});

/** The name is the link, and the whole card can be clicked. */
export const One = meta.story();

One.test('can be clicked everywhere', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link');
  await expect(link).toHaveAccessibleName('Ireland');
  const { left, top } = canvas.getByRole('heading', { level: 3 }).getBoundingClientRect();
  await expect(document.elementFromPoint(left + 20, top - 40)).toBe(link);
  await userEvent.tab();
  await expect(link).toHaveFocus();
  await userEvent.click(link);
  await expect(await canvas.findByRole('status')).toHaveTextContent('/studyin/ireland');
});

const gridOf = (count: number) => ({
  parameters: { controls: { disable: true } },
  globals: desktopViewport,
  render: () => (
    <CountryGrid>
      {countries.slice(0, count).map(({ slug, name, tagline }) => (
        <li key={slug}>
          <CountryCard {...{ slug, name, tagline }} />
        </li>
      ))}
    </CountryGrid>
  ),
});

const columnsOf = (list: HTMLElement) => getComputedStyle(list).gridTemplateColumns.split(' ');

export const AllSix = meta.story({ ...gridOf(6), tags: ['dark'] });

/** Four are in one row, so that none is alone in a second. */
export const Four = meta.story(gridOf(4));

Four.test('is one row', async ({ canvas }) => {
  await expect(columnsOf(canvas.getByRole('list'))).toHaveLength(4);
});

export const ContentStress = meta.story({
  tags: ['picture'],
  name: 'Long and Nepali',
  args: { name: nepaliName, tagline: `${nepaliText} ${longText}` },
  globals: mobileViewport,
});
