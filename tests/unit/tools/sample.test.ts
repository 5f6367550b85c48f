import { expect, it } from 'vitest';
import { sampleLeft, sampleTraces } from '#tools/brand/sample.ts';
import { isSample } from '#tools/settings/recorded.ts';

it.runIf(isSample)('`npm run brand:check` looks for texts and colours that the sample has', () => {
  const left = sampleLeft(['brand']);
  for (const trace of sampleTraces) {
    expect(left).toContainEqual(expect.stringContaining(`: ${trace}`));
  }
});
