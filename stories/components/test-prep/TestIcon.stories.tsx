import { styled } from '@mui/material/styles';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TestIcon } from '#src/components/test-prep/TestIcon.tsx';
import { oneOf } from '../../support/argTypes.ts';
import { tests } from '../../support/guides.ts';

const Row = styled('div')({ display: 'flex', gap: 32 });

const meta = preview.meta({
  title: 'Components/Test preparation/TestIcon',
  component: TestIcon,
  argTypes: { test: oneOf(tests.map(({ slug }) => slug)) },
  parameters: { layout: 'centered' },
});

/** Decorative: the test's name is beside it. */
export const One = meta.story({ args: { test: 'ielts' } });

One.test('is not named', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});

/** Each test has a ridge of its own. */
export const AllFive = meta.story({
  tags: ['dark'],
  parameters: { controls: { disable: true } },
  render: () => (
    <Row>
      {tests.map(({ slug: test }) => (
        <TestIcon key={test} test={test} />
      ))}
    </Row>
  ),
});
