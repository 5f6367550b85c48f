import Link from '@mui/material/Link';
import preview from '#.storybook/preview';
import { partOfMui } from '../support/argTypes.ts';

const description = `MUI's link as the site draws it. Plain \`<a href>\`, also inside the site: the router takes the click.

Its text says where it leads, without the words around it. What does something here is a [button](?path=/docs/base-parts-button--docs).`;

const meta = preview.meta({
  component: Link,
  parameters: partOfMui({ Link }, description),
  args: { children: 'how we choose a university', href: '/about' },
  argTypes: {
    children: { description: 'Where it leads.', control: 'text' },
    href: { description: 'The address.', control: 'text' },
  },
});

/** On a line of its own. */
export const Alone = meta.story();

/** Underlined, because colour alone does not mark it. */
export const InASentence = meta.story({
  render: (args) => (
    <p>
      Read <Link {...args} /> before you apply.
    </p>
  ),
});
