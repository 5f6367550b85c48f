import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TestIllustration } from '#src/components/test-prep/TestIllustration.tsx';
import { DarkSection } from '#src/components/ui/DarkSection.tsx';
import { oneOf } from '../../support/argTypes.ts';
import { tests } from '../../support/guides.ts';

const meta = preview.meta({
  title: 'Components/Test preparation/TestIllustration',
  component: TestIllustration,
  argTypes: { test: oneOf(tests.map(({ slug }) => slug)) },
  args: { test: 'ielts' as const },
  render: (args) => (
    <DarkSection>
      <div style={{ height: 340 }}>
        <TestIllustration {...args} />
      </div>
    </DarkSection>
  ),
});

/** Five paths and one summit, hidden from screen readers; the summit is never cut off. */
export const One = meta.story({ tags: ['phone'] });

One.test('is not named', async ({ canvas, canvasElement }) => {
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  await expect(canvas.queryByRole('img')).toBeNull();
});

/** Each test has a ridge of its own. */
export const AllFive = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      {tests.map(({ slug: test }) => (
        <DarkSection key={test}>
          <div style={{ height: 340 }}>
            <TestIllustration test={test} />
          </div>
        </DarkSection>
      ))}
    </>
  ),
});

AllFive.test('has a ridge for each test', async ({ canvasElement }) => {
  const ridges = [...canvasElement.querySelectorAll('[data-part="ridge"]')];
  await expect(new Set(ridges.map((ridge) => ridge.getAttribute('d')))).toHaveProperty('size', 5);
});
