import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScriptNotice } from '#src/components/forms/ScriptNotice.tsx';

const meta = preview.meta({
  component: ScriptNotice,
  args: { children: <p>The form needs JavaScript. You can also call +977 1-000 0100.</p> },
});

/** After a submit on a page whose script could not be loaded. */
export const Failed = meta.story({
  tags: ['dark'],
  render: (args) => (
    <div>
      <form data-script-failed="" aria-label="Contact form" />
      <ScriptNotice {...args} />
    </div>
  ),
});

Failed.test('is hidden while the script may still load', async ({ canvas }) => {
  canvas.getByRole('form').removeAttribute('data-script-failed');
  await expect(canvas.getByText(/nothing was sent/)).not.toBeVisible();
});
