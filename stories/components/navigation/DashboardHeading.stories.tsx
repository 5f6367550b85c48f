import preview from '#.storybook/preview';
import { DashboardHeading } from '#src/components/navigation/DashboardHeading.tsx';

const meta = preview.meta({
  component: DashboardHeading,
  args: { children: 'Add Blog' },
});

/** The h1 of a page of the dashboard. */
export const Plain = meta.story();
