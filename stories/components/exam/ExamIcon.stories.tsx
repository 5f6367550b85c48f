import { styled } from '@mui/material/styles';
import preview from '#.storybook/preview';
import { ExamIcon } from '#src/components/exam/ExamIcon.tsx';
import { oneOf } from '../../support/argTypes.ts';
import { exams } from '../../support/guides.ts';

const Row = styled('div')({ display: 'flex', gap: 32 });

const meta = preview.meta({
  component: ExamIcon,
  argTypes: { exam: oneOf(exams.map(({ slug }) => slug)) },
  parameters: { layout: 'centered' },
});

/** Decorative: the test's name is beside it. */
export const One = meta.story({ args: { exam: 'ielts' } });

/** Each test has a ridge of its own. */
export const AllFive = meta.story({
  tags: ['dark'],
  parameters: { controls: { disable: true } },
  render: () => (
    <Row>
      {exams.map(({ slug: exam }) => (
        <ExamIcon key={exam} exam={exam} />
      ))}
    </Row>
  ),
});
