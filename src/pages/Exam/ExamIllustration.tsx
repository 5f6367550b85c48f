import { styled } from '@mui/material/styles';

interface ExamIllustrationProps {
  /** The test, by the last part of its URL. */
  exam: string;
}

/** Distance between two bubbles, in units of the view box. */
const PITCH = 24;
const COLUMNS = 60;
const ROWS = 14;

/** The text is before this column and above these rows, so there is no bubble. */
const TEXT = { columns: 36, above: 5 };

/**
 * The vertices of each ridge, `column,height in bubbles`, from the left; the highest is the summit.
 * It stays below the text.
 */
const ridges: Readonly<Partial<Record<string, string>>> = {
  ielts: '0,1 14,3 19,2 30,5 35,4 47,12 52,7 55,8 60,4',
  pte: '0,2 10,1 24,5 30,3 41,9 44,8 50,12 60,3',
  toefl: '0,1 18,5 24,2 30,2 38,8 42,6 45,12 48,9 54,10 60,6',
  gre: '0,3 8,1 22,4 32,3 44,9 46,9 53,13 57,9 60,8',
  sat: '0,1 16,2 28,5 34,3 43,8 46,6 51,12 54,9 60,7',
};

/** Of a test without a ridge of its own. */
const COMMON_RIDGE = '0,1 12,2 26,4 32,3 42,9 46,8 50,12 60,5';

/** The number of filled bubbles in a column, interpolated between the vertices. */
function heightAt(ridge: readonly number[][], column: number): number {
  const next = ridge.findIndex(([at = 0]) => at > column);
  const [toColumn = column, to = 0] = ridge[next] ?? [];
  const [fromColumn = column, from = to] = ridge[next - 1] ?? [];
  return Math.round(from + ((to - from) * (column - fromColumn)) / (toColumn - fromColumn));
}

const centre = (index: number) => (index + 0.5) * PITCH;
const topOfColumn = (height: number) => centre(ROWS - height);

/** The paths of the drawing. A dash of zero length with round caps is a dot. */
function draw(exam: string) {
  const ridge = (ridges[exam] ?? COMMON_RIDGE)
    .split(' ')
    .map((vertex) => vertex.split(',').map(Number));
  const heights = Array.from({ length: COLUMNS }, (_, column) => heightAt(ridge, column));
  const summit = heights.indexOf(Math.max(...heights));
  const topBubble = (column: number) => `M${centre(column)} ${topOfColumn(heights[column] ?? 0)}v0`;
  return {
    grid: Array.from(
      { length: ROWS },
      (_, row) =>
        `M${centre(row < ROWS - TEXT.above ? TEXT.columns : 0)} ${centre(row)}H${COLUMNS * PITCH}`,
    ).join(''),
    filled: heights
      .map((height, column) => `M${centre(column)} ${centre(ROWS - 1)}V${topOfColumn(height) - 1}`)
      .join(''),
    ridge: heights.map((_, column) => topBubble(column)).join(''),
    summit: topBubble(summit),
  };
}

const Svg = styled('svg')(({ theme }) => {
  const { divider, text, secondary } = theme.vars.palette;
  return {
    position: 'absolute',
    right: 0,
    bottom: 0,
    width: '100%',
    // It grows with the window: a height of its own would cut off the summit.
    height: 'max(96px, min(26vw, 100%))',
    fill: 'none',
    strokeLinecap: 'round',
    '& path': { strokeDasharray: `0 ${PITCH}` },
    '& [data-part="edges"]': { stroke: divider, strokeWidth: 17, opacity: 0.55 },
    '& [data-part="holes"]': { stroke: 'var(--section-bg)', strokeWidth: 14 },
    '& [data-part="filled"]': { stroke: divider, strokeWidth: 17 },
    '& [data-part="ridge"]': { stroke: text.secondary, strokeWidth: 17 },
    '& [data-part="summit"]': { stroke: secondary.main, strokeWidth: 20 },
  };
});

/**
 * An answer sheet whose filled bubbles form a mountain ridge with a marigold summit. Decorative.
 *
 * For the hero of a test's page; other pages use MountainBackdrop or CountryIllustration.
 */
export function ExamIllustration({ exam }: ExamIllustrationProps) {
  const { grid, filled, ridge, summit } = draw(exam);
  return (
    <Svg
      aria-hidden="true"
      viewBox={`0 0 ${COLUMNS * PITCH} ${ROWS * PITCH}`}
      preserveAspectRatio="xMaxYMax slice"
    >
      <path data-part="edges" d={grid} />
      <path data-part="holes" d={grid} />
      <path data-part="filled" d={filled} />
      <path data-part="ridge" d={ridge} />
      <path data-part="summit" d={summit} />
    </Svg>
  );
}
