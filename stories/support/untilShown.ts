import { screen } from 'storybook/test';

/** The `play` of a story that waits for its data: until a text is shown, in a toast as well. */
export const untilShown = (text: string | RegExp) => async () => {
  await screen.findAllByText(text);
};
