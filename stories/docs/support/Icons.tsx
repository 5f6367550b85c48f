import { IconGallery, IconItem } from '@storybook/addon-docs/blocks';
import * as icons from '#src/components/ui/icons.tsx';

/** Every icon with the name of its export. */
export function Icons() {
  return (
    <IconGallery>
      {Object.entries(icons).map(([name, Icon]) => (
        <IconItem key={name} name={name}>
          <Icon />
        </IconItem>
      ))}
    </IconGallery>
  );
}
