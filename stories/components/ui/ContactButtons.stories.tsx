import preview from '#.storybook/preview';
import { site } from '#brand/site.ts';
import { ContactButtons } from '#src/components/ui/ContactButtons.tsx';

const meta = preview.meta({
  component: ContactButtons,
  args: {
    action: { label: 'Get a Free Consultation', href: '/contact' },
    phone: site.phone,
  },
});

/** As in the hero of the home page, and below each guide. */
export const Plain = meta.story();
