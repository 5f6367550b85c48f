import { styled } from '@mui/material/styles';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import * as icons from '#src/components/ui/icons.tsx';
import { WarningIcon } from '#src/components/ui/icons.tsx';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';

const Sheet = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 24,
  '& li': { display: 'grid', justifyItems: 'center', gap: 8, fontSize: '0.8125rem' },
});

const meta = preview.meta({
  title: 'Components/UI/Icons',
  component: WarningIcon,
  parameters: { layout: 'padded' },
});

/** All icons with the names of their exports. Beside a text they are hidden from screen readers. */
export const All = meta.story({
  render: () => (
    <Sheet>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon fontSize="large" />
          {name}
        </li>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem');
    await expect(entries).toHaveLength(Object.keys(icons).length);
    const drawings = entries.map((entry) => entry.querySelector('svg')?.innerHTML);
    await expect(new Set(drawings)).toHaveProperty('size', entries.length);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Mobile = All.extend({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});

export const Dark = All.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
});

/** They take size and colour from their surroundings, or from MUI's props. */
export const SizesAndColours = meta.story({
  render: () => (
    <>
      <WarningIcon fontSize="small" />
      <WarningIcon />
      <WarningIcon fontSize="large" color="error" />
      <span style={{ fontSize: 60 }}>
        <WarningIcon fontSize="inherit" />
      </span>
    </>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map(({ clientWidth }) => clientWidth);
    await expect(widths).toEqual([...widths].sort((a, b) => a - b));
    await expect(new Set(widths)).toHaveProperty('size', 4);
  },
});

/** An icon without text needs an accessible name. */
export const WithName = meta.story({
  tags: ['picture'],
  args: { titleAccess: 'Careful' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Careful' })).toBeVisible();
  },
});
