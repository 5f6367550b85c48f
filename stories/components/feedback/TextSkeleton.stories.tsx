import preview from '#.storybook/preview';
import { TextSkeleton } from '#src/components/feedback/TextSkeleton.tsx';

const meta = preview.meta({ component: TextSkeleton });

/** A title and five lines, hidden from screen readers, which read the loading text instead. */
export const Plain = meta.story();
