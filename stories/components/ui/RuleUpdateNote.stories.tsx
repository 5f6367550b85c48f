import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { RuleUpdateNote } from '#src/components/ui/RuleUpdateNote.tsx';
import { expectNoHorizontalScroll, mobileViewport, nepaliText } from '../../support/edgeCases.ts';

const update = {
  value: '24 hours per week off campus',
  text: 'The limit while courses run is 24 hours since November 2024.',
  source: {
    label: 'Government of Canada: Work off campus',
    year: 2026,
    checked: '2026-11-22',
    url: 'https://www.canada.ca/',
  },
};

const meta = preview.meta({
  title: 'Components/UI/RuleUpdateNote',
  component: RuleUpdateNote,
  parameters: {
    layout: 'padded',
    choice: {
      here: 'Below a figure that no longer holds: the one to plan with, and who says so.',
      rather: {
        'components-destination-figuresday': 'To say for which day all figures of a page hold.',
        'components-destination-datedfigurenote': 'When a figure changes on a known day.',
        'components-feedback-staledatanotice': 'For entries from the server that are older.',
      },
    },
  },
  args: { update },
});

export const WithLink = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Plan with this newer rule, checked in November 2026: 24 hours per week off campus. The limit while courses run is 24 hours since November 2024. Source: Government of Canada: Work off campus',
    );
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://www.canada.ca/');
  },
});

export const WithoutLink = meta.story({
  args: {
    update: { ...update, source: { label: 'A letter', year: 2026, checked: '2026-01-31' } },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /^Plan with this newer rule, checked in January 2026: .* Source: A letter$/,
    );
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** The sentence alone, where the page has the rest elsewhere. */
export const Short = meta.story({
  args: { isShort: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/off campus\.$/);
  },
});

export const DevanagariMobile = meta.story({
  tags: ['picture'],
  name: 'In Devanagari, on a phone',
  args: { update: { ...update, text: nepaliText } },
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(nepaliText, { exact: false })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});
