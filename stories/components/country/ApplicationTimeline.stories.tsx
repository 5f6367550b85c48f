import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ApplicationTimeline } from '#src/components/country/ApplicationTimeline.tsx';
import { uk } from '#src/content/countries/uk/guide.ts';
import { applicationPlan, stagesOfAnyYear } from '#src/domain/applicationPlan.ts';

const [september] = uk.intakes;

const meta = preview.meta({
  component: ApplicationTimeline,
  args: { stages: stagesOfAnyYear(september) },
});

/** Of any year: nothing is late, and nothing can be ticked. */
export const FiveStages = meta.story();

/** In June two stages are to be done; of the two that are past, one is done. */
export const LateAndThisMonth = meta.story({
  tags: ['picture', 'phone'],
  args: {
    stages: applicationPlan({ intake: september, year: 2027 }, { year: 2027, month: 6 }),
    done: new Set([0]),
    onDone: fn(),
  },
});

LateAndThisMonth.test('marks what is due, and tells each tick', async (context) => {
  const { args, canvas, userEvent } = context;
  const due = canvas.getAllByRole('listitem', { current: 'date' });
  await expect(due.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('This month'),
    expect.stringContaining('This month'),
  ]);
  await userEvent.click(canvas.getByRole('checkbox', { name: /^For a bachelor/ }));
  await expect(args.onDone).toHaveBeenCalledWith(1, true);
  await userEvent.click(canvas.getAllByRole('checkbox')[0] ?? document.body);
  await expect(args.onDone).toHaveBeenCalledWith(0, false);
});
