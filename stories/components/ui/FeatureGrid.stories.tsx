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

const six = drawings.flatMap((Icon, index) => {
  const benefit = uk.benefits[index];
  return benefit ? [{ ...benefit, icon: <Icon /> }] : [];
});

const meta = preview.meta({
  title: 'Components/UI/FeatureGrid',
  component: FeatureGrid,
  parameters: {
    choice: {
      here: 'Reasons of a sentence or two, each with a drawing.',
      rather: {
        'components-ui-descriptionlist': 'For longer texts, without drawings.',
        'components-ui-corevalues': 'For about three principles of equal weight.',
      },
    },
    layout: 'padded',
  },
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
