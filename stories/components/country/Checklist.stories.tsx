import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Checklist } from '#src/components/country/Checklist.tsx';
import { canada } from '#src/content/countries/canada/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { requirementsOf } from '#src/domain/country.ts';

const meta = preview.meta({
  component: Checklist,
  args: {
    requirements: requirementsOf(uk),
    ticked: new Set<string>(),
    day: '2026-11-24',
    onTick: fn(),
  },
});

/** The documents for the university, for the visa, and from Nepal, each group under its heading. */
export const ThreeStages = meta.story({ tags: ['phone'] });

/** A click on the name ticks the box; a link beside it does not. */
export const Ticked = meta.story({
  args: { ticked: new Set([uk.requirements[0]?.name ?? '']) },
});

Ticked.test('tells each tick', async ({ args, canvas, userEvent }) => {
  const [first, second] = canvas.getAllByRole('checkbox');
  await expect(first).toBeChecked();
  await expect(second).not.toBeChecked();
  await userEvent.click(canvas.getByText(uk.requirements[1]?.name ?? ''));
  await expect(args.onTick).toHaveBeenCalledWith(uk.requirements[1]?.name, true);
  await userEvent.click(canvas.getByText(uk.requirements[0]?.name ?? ''));
  await expect(args.onTick).toHaveBeenLastCalledWith(uk.requirements[0]?.name, false);
});

/** A document whose rule has changed has the newer rule below it. */
export const RuleChanged = meta.story({ args: { requirements: canada.requirements } });

RuleChanged.test('has the newer rule', async ({ canvas }) => {
  const letter = canvas.getByText('Provincial attestation letter (PAL)').closest('li');
  await expect(letter).toHaveTextContent('2025: needed by every student.');
});
