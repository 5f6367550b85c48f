import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DestinationCard, DestinationGrid } from '#src/components/destination/DestinationCard.tsx';
import { DestinationIllustration } from '#src/components/destination/DestinationIllustration.tsx';
import { paths } from '#src/pageTable.ts';
import {
  desktopViewport,
  expectNoHorizontalScroll,
  longText,
  mobileViewport,
  nepaliName,
  nepaliText,
  oneWord,
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
export const One = meta.story({
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAccessibleName('Ireland');
    await expect(canvas.getByText(args.tagline)).toBeVisible();
    const { left, top } = canvas.getByRole('heading', { level: 3 }).getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top - 40)).toBe(link);
  },
});

export const ByKeyboard = meta.story({
  name: 'By keyboard',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ireland' })).toHaveFocus();
  },
});

export const FollowsALink = meta.story({
  name: 'Follows a link',
  tags: ['!autodocs'],
  parameters: followsLink('/studyin/ireland'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Ireland' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('/studyin/ireland');
  },
});

const gridOf = (count: number) => (
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
);

const columnsOf = (list: HTMLElement) => getComputedStyle(list).gridTemplateColumns.split(' ');

export const AllSix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => gridOf(6),
  globals: desktopViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(destinations.length);
    await expect(columnsOf(canvas.getByRole('list'))).toHaveLength(3);
  },
});

/** Four are in one row, so that none is alone in a second. */
export const Four = meta.story({
  parameters: { controls: { disable: true } },
  render: () => gridOf(4),
  globals: desktopViewport,
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toHaveLength(4);
  },
});

export const Mobile = meta.story({
  name: 'On a phone',
  parameters: { controls: { disable: true } },
  render: () => gridOf(6),
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toHaveLength(2);
    await expectNoHorizontalScroll();
  },
});

export const Dark = AllSix.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { ...desktopViewport, scheme: 'dark' },
});

/** A country without a drawing has the text alone. */
export const NoPicture = meta.story({
  args: { picture: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toBeVisible();
  },
});

export const OneWord = meta.story({
  args: { name: oneWord, tagline: oneWord },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: oneWord })).toBeVisible();
  },
});

export const Long = meta.story({
  tags: ['picture'],
  args: { tagline: longText },
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});

export const Devanagari = meta.story({
  name: 'In Devanagari',
  args: { name: nepaliName, tagline: nepaliText },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: nepaliName })).toBeVisible();
  },
});
