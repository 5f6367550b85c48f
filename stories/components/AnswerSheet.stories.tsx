import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { AnswerSheet } from '#src/components/AnswerSheet.tsx';
import { NightBand } from '#src/components/NightBand.tsx';
import { expectNoSidewaysScroll, onPhone } from '../support/extremes.ts';

const meta = preview.meta({
  title: 'Components/AnswerSheet',
  component: AnswerSheet,
  args: { test: 'ielts' as const },
  render: (args) => (
    <NightBand>
      <div style={{ height: 340 }}>
        <AnswerSheet {...args} />
      </div>
    </NightBand>
  ),
});

/** Five paths, one summit, and nothing to a screen reader. */
export const One = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(drawing?.querySelectorAll('path')).toHaveLength(5);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expectNoSidewaysScroll();
  },
});

/** Each test has a ridge of its own. */
export const AllFive = meta.story({
  render: () => (
    <>
      {(['ielts', 'pte', 'toefl', 'gre', 'sat'] as const).map((test) => (
        <NightBand key={test}>
          <div style={{ height: 340 }}>
            <AnswerSheet test={test} />
          </div>
        </NightBand>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const ridges = [...canvasElement.querySelectorAll('[data-part="ridge"]')];
    await expect(new Set(ridges.map((ridge) => ridge.getAttribute('d')))).toHaveProperty('size', 5);
  },
});

/** The summit, near the right edge, is never cut off. */
export const OnPhone = One.extend({ globals: onPhone });

export const Dark = One.extend({ globals: { scheme: 'dark' } });
