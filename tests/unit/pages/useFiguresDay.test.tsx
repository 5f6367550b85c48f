import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { uk } from '#src/content/countries/uk/guide.ts';
import { PrerenderedDataContext } from '#src/hydration/prerenderedData.ts';
import { useFiguresDay } from '#src/pages/useFiguresDay.ts';

const Day = () => useFiguresDay(uk.figures);

it.each([
  ['2026-11-29', '2026-11-26'],
  ['2026-11-30', '2026-11-30'],
  [undefined, '2026-11-26'],
])('a page that was rendered on %s shows first the rules of %s', (renderedAt, day) => {
  const page = (
    <PrerenderedDataContext value={{ ...(renderedAt && { renderedAt }) }}>
      <Day />
    </PrerenderedDataContext>
  );
  expect(renderToString(page)).toBe(day);
});
