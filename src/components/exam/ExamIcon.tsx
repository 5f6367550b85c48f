import { styled } from '@mui/material/styles';

/** Rows of bubbles. The length of a ridge is the number of columns. */
const ROWS = 5;

/** Distance between two bubbles, in units of the view box. */
const PITCH = 8;

/** The number of filled bubbles in each column, from the left; the highest is the summit. */
const ridges: Readonly<Partial<Record<string, readonly number[]>>> = {
  ielts: [1, 2, 3, 5, 2],
  pte: [2, 1, 3, 4, 3],
  toefl: [1, 3, 5, 3, 1],
  gre: [3, 2, 4, 3, 5],
  sat: [2, 5, 3, 2, 1],
};

/** Of a test without a ridge of its own. */
const COMMON_RIDGE = [1, 2, 4, 5, 3];

const Svg = styled('svg')(({ theme }) => ({
  width: 44,
  height: 44,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 5,
  strokeLinecap: 'round',
  '& [data-part="empty"]': { strokeOpacity: 0.22 },
  '& [data-part="summit"]': { stroke: theme.vars.palette.secondary.main },
}));

/** A line of zero length; its round line caps make it a dot. */
const bubble = (column: number, row: number) =>
  `M${column * PITCH + PITCH / 2} ${(ROWS - row) * PITCH - PITCH / 2}h0`;

function bubblesOf(ridge: readonly number[]) {
  const summit = ridge.indexOf(Math.max(...ridge));
  const parts = { empty: '', filled: '', summit: '' };
  for (const [column, height] of ridge.entries()) {
    for (let row = 0; row < ROWS; row += 1) {
      const isTop = column === summit && row === height - 1;
      parts[isTop ? 'summit' : row < height ? 'filled' : 'empty'] += bubble(column, row);
    }
  }
  return parts;
}

interface ExamIconProps {
  /** The test, by the last part of its URL. */
  exam: string;
}

/**
 * The icon of a test in a menu: a corner of an answer sheet whose filled bubbles form a ridge.
 *
 * Always beside the name of the test.
 */
export function ExamIcon({ exam }: ExamIconProps) {
  const { empty, filled, summit } = bubblesOf(ridges[exam] ?? COMMON_RIDGE);
  return (
    <Svg viewBox="0 0 40 40" aria-hidden>
      <path data-part="empty" d={empty} />
      <path d={filled} />
      <path data-part="summit" d={summit} />
    </Svg>
  );
}
