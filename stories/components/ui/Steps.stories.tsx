import preview from '#.storybook/preview';
import { Steps } from '#src/components/ui/Steps.tsx';
import { desktopViewport, mobileViewport, stressItems } from '../../support/edgeCases.ts';

const steps = [
  { name: 'We listen', text: 'What have you studied, what can the family spend?' },
  { name: 'We compare', text: 'You see countries, universities and costs side by side.' },
  { name: 'You prepare', text: 'You take the test that your course asks for.' },
];

const meta = preview.meta({ component: Steps, args: { steps } });

/** An ordered list, side by side on wide screens. */
export const Three = meta.story({ globals: desktopViewport });

/** Stacked on a phone. */
export const ContentStress = meta.story({
  name: 'Short, long and Nepali',
  args: { steps: stressItems },
  globals: mobileViewport,
});
