import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ComparisonIntakes } from '#src/components/country/ComparisonIntakes.tsx';
import { australia } from '#src/content/countries/australia/guide.ts';
import { newZealand } from '#src/content/countries/newzealand/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';

const meta = preview.meta({
  component: ComparisonIntakes,
  args: { countries: [uk, australia, usa] },
});

/** The strips are below one another: the same month is in the same place. */
export const ThreeCountries = meta.story({ tags: ['dark', 'phone'] });

ThreeCountries.test('has each month in one place', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('January (many courses)')).toBeVisible();
  const rows = [...canvasElement.querySelectorAll('dl > div')];
  const [british = [], , american = []] = rows.map((row) =>
    [...row.querySelectorAll('[data-courses]')].map((bar) => bar.getBoundingClientRect()),
  );
  await expect(british[0]?.right).toBeCloseTo(american[0]?.right ?? 0, 0);
  await expect(british[1]?.left).toBeCloseTo(american[1]?.left ?? 0, 0);
});

/** The fuller and higher a bar, the more courses: no two kinds look alike without their colour. */
export const KindsDiffer = meta.story({ args: { countries: [uk, newZealand] } });

KindsDiffer.test('has four looks', async ({ canvasElement }) => {
  const look = (courses: string) => {
    const bar = canvasElement.querySelector<HTMLElement>(`dd [data-courses="${courses}"]`);
    const { backgroundColor, backgroundImage } = getComputedStyle(bar ?? document.body);
    return { height: bar?.offsetHeight ?? 0, fill: `${backgroundColor} ${backgroundImage}` };
  };
  const kinds = ['main', 'many', 'some', 'few'].map(look);
  const heights = kinds.map(({ height }) => height);
  await expect(heights).toEqual([...heights].sort((one, other) => other - one));
  await expect(new Set(heights).size).toBe(4);
  await expect(new Set(kinds.map(({ fill }) => fill)).size).toBe(4);
});

/** A country whose intakes we do not know says 'Ask us'. */
export const NotKnown = meta.story({
  args: { countries: [uk, { ...usa, intakes: [] }] },
});

export const OneCountry = meta.story({ args: { countries: [australia] } });
