import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScriptNotice } from '#src/components/forms/ScriptNotice.tsx';

const meta = preview.meta({
  title: 'Components/Forms/ScriptNotice',
  component: ScriptNotice,
  parameters: { layout: 'padded' },
  args: { children: <p>The form needs JavaScript. You can also call +977 1-000 0100.</p> },
});

/** After a submit on a page whose script could not be loaded. */
export const Failed = meta.story({
  render: (args) => (
    <div>
      <form data-script-failed="" aria-label="Contact form" />
      <ScriptNotice {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('nothing was sent');
    await expect(canvas.getByText(/You can also call/)).toBeVisible();
  },
});

/** Nothing is visible while the page's script may still load. */
export const Hidden = Failed.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div>
      <p>Nothing below this line.</p>
      <form aria-label="Contact form" />
      <ScriptNotice {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nothing was sent/)).not.toBeVisible();
  },
});

export const Dark = Failed.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
});
