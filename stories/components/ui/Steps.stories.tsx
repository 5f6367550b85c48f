import preview from '#.storybook/preview';
import { Steps } from '#src/components/ui/Steps.tsx';
import { desktopViewport, mobileViewport, stressTexts } from '../../support/edgeCases.ts';

const steps = {
  'We ask': 'What have you studied, what can the family spend?',
  'We compare': 'You see countries, universities and costs side by side.',
  'You prepare': 'You take the test that your course asks for.',
};

const meta = preview.meta({ component: Steps, args: { steps } });

/** An ordered list, side by side on wide screens. */
export const Three = meta.story({ globals: desktopViewport });

/** Stacked on a phone. */
export const ContentStress = meta.story({
  args: { steps: stressTexts },
  globals: mobileViewport,
});
