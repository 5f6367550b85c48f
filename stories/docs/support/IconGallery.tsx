import { styled } from '@mui/material/styles';
import * as icons from '#src/components/ui/icons.tsx';
import { Panel } from '../../../.storybook/docs/Panel.tsx';

const Grid = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: 20,
  '& li': { display: 'grid', justifyItems: 'center', gap: 8, fontSize: '0.75rem' },
});

/** Every icon with the name of its export. */
export function IconGallery() {
  return (
    <Panel>
      <Grid>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name}>
            <Icon fontSize="large" />
            <code>{name}</code>
          </li>
        ))}
      </Grid>
    </Panel>
  );
}
