import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FormattingToolbar } from '#src/components/editor/FormattingToolbar.tsx';

const meta = preview.meta({
  component: FormattingToolbar,
  args: { hasPictures: false, onFormat: fn() },
});

/** On a site without a server, whose texts have no pictures. */
export const Buttons = meta.story();
