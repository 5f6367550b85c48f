import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DestinationCard, DestinationGrid } from '#src/components/destination/DestinationCard.tsx';
import { DestinationIllustration } from '#src/components/destination/DestinationIllustration.tsx';
import { paths } from '#src/pageTable.ts';
import {
  desktopViewport,
  longText,
  mobileViewport,
  nepaliName,
  nepaliText,
} from '../../support/edgeCases.ts';
import { followsLink } from '../../support/followsLink.ts';
import { destinations } from '../../support/guides.ts';

const meta = preview.meta({
  title: 'Components/Destination/DestinationCard',
  component: DestinationCard,
  parameters: {
    choice: {
      here: 'A country that leads to its guide.',
      rather: {
        'components-blog-blogcard': 'For a text of which one reads the beginning first.',
        'components-destination-destinationpicker':
          'When several countries are chosen, and none is opened.',
      },
    },
    layout: 'padded',
  },
  args: {
    name: 'Ireland',
    tagline: 'Study in English in a small country of the EU',
    href: paths.studyIn('ireland'),
    picture: <DestinationIllustration slug="ireland" />,
  },
  render: (args) => (
    <DestinationGrid>
      <li>
        <DestinationCard {...args} />
      </li>
    </DestinationGrid>
  ),
});

/** The name is the link, and the whole card can be clicked. */
export const One = meta.story();

One.test(
  'can be clicked everywhere',
  { parameters: followsLink('/studyin/ireland') },
  async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAccessibleName('Ireland');
    const { left, top } = canvas.getByRole('heading', { level: 3 }).getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top - 40)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.click(link);
    await expect(await canvas.findByRole('status')).toHaveTextContent('/studyin/ireland');
  },
);

const gridOf = (count: number) => ({
  parameters: { controls: { disable: true } },
  globals: desktopViewport,
  render: () => (
    <DestinationGrid>
      {destinations.slice(0, count).map(({ slug, name, tagline }) => (
        <li key={slug}>
          <DestinationCard
            name={name}
            tagline={tagline}
            href={paths.studyIn(slug)}
            picture={<DestinationIllustration slug={slug} />}
          />
        </li>
      ))}
    </DestinationGrid>
  ),
});

const columnsOf = (list: HTMLElement) => getComputedStyle(list).gridTemplateColumns.split(' ');

export const AllSix = meta.story({ ...gridOf(6), tags: ['dark'] });

/** Four are in one row, so that none is alone in a second. */
export const Four = meta.story(gridOf(4));

Four.test('is one row', async ({ canvas }) => {
  await expect(columnsOf(canvas.getByRole('list'))).toHaveLength(4);
});

/** A country without a drawing has the text alone. */
export const NoPicture = meta.story({ args: { picture: null } });

export const ContentStress = meta.story({
  tags: ['picture'],
  name: 'Long and Nepali',
  args: { name: nepaliName, tagline: `${nepaliText} ${longText}` },
  globals: mobileViewport,
});
