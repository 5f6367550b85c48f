import preview from '#.storybook/preview';
import { More } from '#src/components/ui/More.tsx';

const meta = preview.meta({
  component: More,
  args: {
    summary: 'How to apply',
    children: 'For a bachelor’s you usually apply through UCAS, one form for several universities.',
  },
});

/** A line that says what is behind it. */
export const Closed = meta.story();

/** Open from the start, as where the reader has put something in. */
export const Open = meta.story({ tags: ['dark'], args: { isOpen: true } });
