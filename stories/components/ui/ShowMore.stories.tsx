import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ShowMore } from '#src/components/ui/ShowMore.tsx';

const meta = preview.meta({
  component: ShowMore,
  args: { shown: 25, total: 1000, all: 1000, onShowMore: fn() },
});

/** 25 of 1000 are shown; the button asks the parent for more. */
export const MoreToShow = meta.story();

/** A short list has its number and no button. */
export const AllShown = meta.story({ args: { shown: 9, total: 9, all: 9 } });

/** A search has found one of nine. */
export const Searched = meta.story({ args: { shown: 1, total: 1, all: 9 } });
