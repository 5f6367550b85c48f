/**
 * The colours by their roles. `npm run init` computes them from two colours of yours, so that each
 * pair that carries text has a contrast of 4.5 at least; a unit test checks this.
 *
 * - `brand` is the colour of the main action and of headings above headings.
 * - `accent` highlights on dark grounds, and is never text on paper.
 * - `paper` is the ground of the light scheme, `ink` the text on it.
 * - `night` is the ground of heroes, menus, footer and the dark scheme, `snow` the text on it. It
 *   sets the look of the site more than any other colour.
 */
export const colors = {
  white: '#FFFFFF',
  black: '#000000',
  paper: '#FBF7F0',
  paperRaised: '#FFFDF9',
  paperSunk: '#F4ECDF',
  ink: '#1B2330',
  inkSoft: '#4A5261',
  inkDisabled: '#7D7565',
  night: '#12263F',
  nightDeep: '#0B1A2D',
  nightRaised: '#1A3350',
  nightSunk: '#0F2036',
  brand: '#B3123B',
  brandDark: '#8C0D2D',
  brandLight: '#FF9DB3',
  brandPale: '#FFC2CF',
  /** On night as text, and darkened by Storybook as ground of white text. */
  brandMiddle: '#E96D90',
  brandDeep: '#3D0012',
  /** The main action in the dark scheme, and under the pointer. */
  action: '#CF1F50',
  actionDark: '#B81A45',
  accent: '#F2A516',
  accentDark: '#7A4E00',
  accentLight: '#FFC757',
  focus: '#1F5FBF',
  line: '#E6DECF',
  lineStrong: '#8B8270',
  nightLine: '#34506F',
  nightLineStrong: '#8499B2',
  snow: '#F5F0E6',
  snowSoft: '#C3CDD9',
  snowDisabled: '#93A6BD',
  ridge: '#8FB0D0',
  land: '#5D7695',
  backdrop: 'rgb(11 26 45 / 0.6)',
} as const;
