import preview from '#.storybook/preview';
import { ExamList } from '#src/components/exam/ExamList.tsx';
import { longText, mobileViewport, nepaliName, nepaliText } from '../../support/edgeCases.ts';
import { exams } from '../../support/guides.ts';

const meta = preview.meta({
  component: ExamList,
  args: { exams },
});

/** The whole row is the link. */
export const Five = meta.story({ tags: ['dark', 'phone'] });

export const ContentStress = meta.story({
  tags: ['picture'],
  args: { exams: [{ slug: 'sat', name: nepaliName, tagline: longText, scoreShort: nepaliText }] },
  globals: mobileViewport,
});
