import preview from '#.storybook/preview';
import { ExamIllustration } from '#src/components/exam/ExamIllustration.tsx';
import { DarkSection } from '#src/components/ui/DarkSection.tsx';
import { oneOf } from '../../support/argTypes.ts';
import { exams } from '../../support/guides.ts';

const meta = preview.meta({
  component: ExamIllustration,
  argTypes: { exam: oneOf(exams.map(({ slug }) => slug)) },
  args: { exam: 'ielts' as const },
  render: (args) => (
    <DarkSection>
      <div style={{ height: 340 }}>
        <ExamIllustration {...args} />
      </div>
    </DarkSection>
  ),
});

/** Five paths and one summit, hidden from screen readers; the summit is never cut off. */
export const One = meta.story({ tags: ['phone'] });

/** Each test has a ridge of its own. */
export const AllFive = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      {exams.map(({ slug: exam }) => (
        <DarkSection key={exam}>
          <div style={{ height: 340 }}>
            <ExamIllustration exam={exam} />
          </div>
        </DarkSection>
      ))}
    </>
  ),
});
