import { screen } from 'storybook/test';

/**
 * The `play` of a story that waits for its data: until a text is shown, in a toast as well. It does
 * not wait with a setting of the toolbar that may keep the text from coming.
 */
export const untilShown =
  (text: string | RegExp) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    const { network, data, session, scheme } = globals;
    if (network || data || session || scheme === 'both') return;
    await screen.findAllByText(text);
  };
