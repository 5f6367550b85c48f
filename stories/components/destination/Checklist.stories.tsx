import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Checklist } from '#src/components/destination/Checklist.tsx';
import { canada } from '#src/content/countries/canada/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Destination/Checklist',
  component: Checklist,
  parameters: { layout: 'padded' },
  args: {
    requirements: uk.requirements,
    ticked: new Set<string>(),
    day: '2026-11-24',
    onTick: fn(),
  },
});

/** The documents for the university, for the visa, and from Nepal, each group under its heading. */
export const ThreeStages = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'For the university',
      'For the visa',
      'From Nepal',
    ]);
    const [admission] = canvas.getAllByRole('list');
    await expect(within(admission ?? document.body).getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'noc.moest.gov.np' })).toBeVisible();
  },
});

/** A click on the name ticks the box; a link beside it does not. */
export const Ticked = meta.story({
  args: { ticked: new Set([uk.requirements[0]?.name ?? '']) },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('checkbox');
    await expect(first).toBeChecked();
    await expect(second).not.toBeChecked();
    await userEvent.click(canvas.getByText(uk.requirements[1]?.name ?? ''));
    await expect(args.onTick).toHaveBeenCalledWith(uk.requirements[1]?.name, true);
    await userEvent.click(canvas.getByText(uk.requirements[0]?.name ?? ''));
    await expect(args.onTick).toHaveBeenLastCalledWith(uk.requirements[0]?.name, false);
    await expect(args.onTick).toHaveBeenCalledTimes(2);
  },
});

/** A stage without documents has no heading. */
export const OneStage = meta.story({
  args: { requirements: uk.requirements.filter(({ stage }) => stage === 'nepal') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('From Nepal');
  },
});

/** Documents without a note or a link. */
export const NamesAlone = meta.story({
  args: { requirements: uk.requirements.map(({ name, stage }) => ({ name, stage })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(uk.requirements.length);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** A document whose rule has changed has the newer rule below it. */
export const RuleChanged = meta.story({
  args: { requirements: canada.requirements },
  play: async ({ canvas }) => {
    const letter = canvas.getByText('Provincial attestation letter (PAL)').closest('li');
    await expect(letter).toHaveTextContent(
      /Plan with this newer rule: not needed by most master’s and doctoral students at public institutions\./,
    );
    const certificate = canvas.getByText('Quebec Acceptance Certificate (CAQ)').closest('li');
    await expect(certificate).toHaveTextContent(/Only for study in Quebec/);
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});
