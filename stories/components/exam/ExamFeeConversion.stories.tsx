import preview from '#.storybook/preview';
import { ExamFeeConversion } from '#src/components/exam/ExamFeeConversion.tsx';
import { desktopViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  component: ExamFeeConversion,
  args: {
    caption: 'SAT exam fees in Nepal, 2025, at our rate of that year',
    foreign: '$60',
    rate: 135,
    npr: 'NPR 8,100',
  },
});

/** Screen readers read it as one calculation. */
export const Sum = meta.story({ tags: ['dark'], globals: desktopViewport });

/** A fee that depends on the place. */
export const Range = meta.story({
  tags: ['phone'],
  args: { foreign: '($190 to $210)', npr: 'NPR 25,650 to 28,350' },
  globals: desktopViewport,
});
