import preview from '#.storybook/preview';
import { CardGridSkeleton } from '#src/components/feedback/CardGridSkeleton.tsx';

const meta = preview.meta({ component: CardGridSkeleton });

/** Six cards, hidden from screen readers. */
export const Six = meta.story({ tags: ['phone'] });
