import preview from '#.storybook/preview';
import { gre } from '#src/content/tests/gre.ts';
import { ielts } from '#src/content/tests/ielts.ts';
import { pte } from '#src/content/tests/pte.ts';
import { sat } from '#src/content/tests/sat.ts';
import { toefl } from '#src/content/tests/toefl.ts';
import { TestPreparationPage } from '#src/pages/TestPreparation/TestPreparationPage.tsx';

const meta = preview.meta({ title: 'Pages/TestPreparation', component: TestPreparationPage });

export const Ielts = meta.story({
  args: { test: ielts },
  parameters: { route: { url: '/testpreparation/ielts' } },
});
export const Pte = meta.story({
  args: { test: pte },
  parameters: { route: { url: '/testpreparation/pte' } },
});
export const Toefl = meta.story({
  args: { test: toefl },
  parameters: { route: { url: '/testpreparation/toefl' } },
});
export const Gre = meta.story({
  args: { test: gre },
  parameters: { route: { url: '/testpreparation/gre' } },
});
export const Sat = meta.story({
  args: { test: sat },
  parameters: { route: { url: '/testpreparation/sat' } },
});
