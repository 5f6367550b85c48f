import { styled } from '@mui/material/styles';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamIcon } from '#src/components/exam/ExamIcon.tsx';
import { NavItemLink } from '#src/components/navigation/NavItemLink.tsx';
import { desktopViewport, mobileViewport } from '../../support/edgeCases.ts';

const List = styled('ul')({ width: 320, margin: 0, padding: 16 });

const meta = preview.meta({
  component: NavItemLink,
  globals: desktopViewport,
  args: {
    item: {
      name: 'IELTS',
      href: '/testpreparation/ielts',
      tagline: 'English for study and visas, on computer',
      icon: <ExamIcon exam="ielts" />,
    },
    currentPath: '/',
  },
  decorators: [
    (Story) => (
      <List>
        <Story />
      </List>
    ),
  ],
});

/** The whole row can be clicked; the accessible name is the name alone. */
export const Normal = meta.story();

Normal.test('can be clicked everywhere', async ({ args, canvas }) => {
  const link = canvas.getByRole('link', { name: 'IELTS' });
  await expect(link).toHaveAccessibleDescription(args.item.tagline);
  const { left, bottom } = canvas.getByRole('listitem').getBoundingClientRect();
  await expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(link);
});

/** The page that one is on. */
export const CurrentPage = meta.story({
  tags: ['dark'],
  args: { currentPath: '/testpreparation/ielts' },
});

/** Without the line below the name, and still high enough for a finger. */
export const Phone = meta.story({ name: 'On a phone', globals: mobileViewport });

Phone.test('is high enough for a finger', async ({ args, canvas }) => {
  await expect(canvas.getByText(args.item.tagline)).not.toBeVisible();
  await expect(canvas.getByRole('listitem').offsetHeight).toBeGreaterThanOrEqual(44);
});

/** A page that is neither a country nor a test has no drawing. */
export const WithoutMark = meta.story({
  args: {
    item: { name: 'Compare', href: '/compare', tagline: 'Up to three countries side by side' },
  },
});

export const LongTexts = meta.story({
  args: {
    item: {
      name: 'Test of English as a Foreign Language, internet-based',
      href: '/testpreparation/toefl',
      tagline:
        'Academic English for universities in the United States, in Canada and in more than 160 other countries',
      icon: <ExamIcon exam="toefl" />,
    },
  },
});
