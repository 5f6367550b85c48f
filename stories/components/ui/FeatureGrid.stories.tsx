import preview from '#.storybook/preview';
import { FeatureGrid } from '#src/components/ui/FeatureGrid.tsx';
import {
  CapIcon,
  CoinsIcon,
  CompassIcon,
  EditIcon,
  PassportIcon,
  PeopleIcon,
} from '#src/components/ui/icons.tsx';
import { uk } from '#src/content/countries/uk/guide.ts';
import { desktopViewport, mobileViewport, stressItems } from '../../support/edgeCases.ts';

const drawings = [CompassIcon, CapIcon, CoinsIcon, EditIcon, PassportIcon, PeopleIcon];

const six = Object.entries(uk.benefits).map(([title, text], index) => {
  const Icon = drawings[index] ?? CompassIcon;
  return { title, text, icon: <Icon /> };
});

const meta = preview.meta({
  component: FeatureGrid,
  args: { reasons: six },
});

/** Each has a title and a decorative drawing. */
export const Six = meta.story({ tags: ['dark', 'phone'], globals: desktopViewport });

/** Two rows of two: none is alone in a row. */
export const Four = meta.story({
  args: { reasons: six.slice(0, 4) },
  globals: desktopViewport,
});

export const ContentStress = meta.story({
  name: 'Short, long and Nepali',
  args: { reasons: stressItems.map((item) => ({ ...item, icon: <CompassIcon /> })) },
  globals: mobileViewport,
});
