import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamList } from '#src/components/exam/ExamList.tsx';
import { paths } from '#src/pageTable.ts';
import { longText, mobileViewport, nepaliName, nepaliText } from '../../support/edgeCases.ts';
import { exams } from '../../support/guides.ts';

const meta = preview.meta({
  component: ExamList,
  args: {
    exams: exams.map(({ slug, name, tagline, scoreShort }) => ({
      name,
      tagline,
      scoreShort,
      href: paths.testPreparation(slug),
    })),
  },
});

/** The whole row is the link. */
export const Five = meta.story({ tags: ['dark', 'phone'] });

Five.test('leads to a test', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: /^IELTS/ })).toHaveFocus();
  await userEvent.click(canvas.getByText('Score: 10 to 90'));
  await expect(await canvas.findByRole('status')).toHaveTextContent('/testpreparation/pte');
});

export const One = meta.story({
  tags: ['picture'],
  args: { exams: [{ name: 'SAT', tagline: 'x', scoreShort: '400 to 1600', href: '/' }] },
});

export const ContentStress = meta.story({
  tags: ['picture'],
  name: 'Long and Nepali',
  args: { exams: [{ name: nepaliName, tagline: longText, scoreShort: nepaliText, href: '/' }] },
  globals: mobileViewport,
});
