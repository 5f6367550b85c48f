import { styled } from '@mui/material/styles';
import { type ComponentProps, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { navigation } from '#src/app/navigation.tsx';
import { HeaderMenu } from '#src/components/HeaderMenu.tsx';
import { isMenu } from '#src/components/siteNavigation.ts';

const [studyIn, testPreparation] = navigation.filter(isMenu);
if (!studyIn || !testPreparation) throw new Error('The navigation has no two menus.');

/** Stands for the header: what the panel hangs from, and what keeps it open or closed. */
const Bar = styled('header')({ position: 'relative', marginBottom: 420, padding: 16 });
const List = styled('ul')({ margin: 0, padding: 0 });

function InABar(props: ComponentProps<typeof HeaderMenu>) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <Bar data-live>
      <List>
        <HeaderMenu
          {...props}
          isOpen={isOpen}
          onChange={(label, next) => {
            props.onChange(label, next);
            setIsOpen(next);
          }}
        />
      </List>
    </Bar>
  );
}

const meta = preview.meta({
  title: 'Components/HeaderMenu',
  component: HeaderMenu,
  render: (args) => <InABar {...args} />,
  args: { menu: studyIn, currentPath: '/', isOpen: false, onChange: () => {} },
  globals: { viewport: { value: 'laptop', isRotated: false } },
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Study In' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
  },
});

/** Each link is named by the country alone; what speaks for it describes it. */
export const StudyIn = meta.story({
  args: { isOpen: true },
  play: async ({ canvas }) => {
    for (const name of ['UK', 'Australia', 'Canada', 'Ireland', 'New Zealand', 'USA'])
      await expect(canvas.getByRole('link', { name })).toHaveAccessibleDescription(/\w/);
    await expect(canvas.getByRole('link', { name: 'Compare countries' })).toHaveAttribute(
      'href',
      '/compare',
    );
  },
});

export const TestPreparation = meta.story({
  args: { isOpen: true, menu: testPreparation },
  play: async ({ canvas }) => {
    for (const name of ['IELTS', 'PTE', 'TOEFL', 'GRE', 'SAT'])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
});

export const CurrentPageInside = meta.story({
  args: { currentPath: '/studyin/ireland', isOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Ireland');
  },
});

/** Before the page's script is there, the focus opens the panel by CSS; then it stays open. */
export const OpenedByCss = meta.story({
  render: function OpensWithoutScript(args) {
    return (
      <Bar>
        <List>
          <HeaderMenu {...args} />
        </List>
      </Bar>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
    canvas.getByRole('button').focus();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'UK' })).toBeVisible());
  },
});

export const OpenInTheDark = StudyIn.extend({
  globals: { scheme: 'dark', viewport: { value: 'laptop', isRotated: false } },
});
