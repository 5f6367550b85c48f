import preview from '#.storybook/preview';
import { CoreValues } from '#src/components/ui/CoreValues.tsx';
import { desktopViewport, mobileViewport, stressItems } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: CoreValues,
  args: {
    values: [
      { title: 'Mission', text: 'To help students in Nepal reach a course that suits them.' },
      {
        title: 'Vision',
        text: 'A Nepal where any student can weigh studying abroad on the facts.',
      },
      { title: 'Goals', text: 'To give every figure with its source.' },
    ],
  },
});

export const Three = meta.story({ tags: ['dark'], globals: desktopViewport });

export const ContentStress = meta.story({
  tags: ['picture'],
  name: 'Short, long and Nepali',
  args: { values: stressItems },
  globals: mobileViewport,
});
