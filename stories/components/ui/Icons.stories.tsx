import { styled } from '@mui/material/styles';
import preview from '#.storybook/preview';
import * as formatIcons from '#src/components/editor/formatIcons.ts';
import * as icons from '#src/components/ui/icons.tsx';
import { WarningIcon } from '#src/components/ui/icons.tsx';

const all = { ...icons, ...formatIcons };

const Sheet = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 24,
  '& li': { display: 'grid', justifyItems: 'center', gap: 8, fontSize: '0.8125rem' },
});

const description = `A grid of 24 px, a stroke of 1.75, round ends. To add one, draw it as a path on this grid in \`src/components/ui/icons.tsx\`. The site uses no emoji: they are missing on many devices and look different on the others.`;

const meta = preview.meta({
  component: WarningIcon,
  parameters: { docs: { description: { component: description } } },
});

/** All icons with the names of their exports. Beside a text they are hidden from screen readers. */
export const All = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Sheet>
      {Object.entries(all).map(([name, Icon]) => (
        <li key={name}>
          <Icon fontSize="large" />
          {name}
        </li>
      ))}
    </Sheet>
  ),
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
});

/** An icon without text needs an accessible name. */
export const WithName = meta.story({ tags: ['picture'], args: { titleAccess: 'Careful' } });
