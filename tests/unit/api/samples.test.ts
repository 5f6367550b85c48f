import { afterEach, expect, it, vi } from 'vitest';
import { isSample, rememberSamples } from '#src/api/samples.ts';
import seed from '../../../db.json' with { type: 'json' };

const [first] = seed.testimonials;
const own = { _id: 'own', name: 'Sita', message: 'Thanks.' };

afterEach(() => vi.unstubAllEnvs());

it('knows the marked entries of lists and single responses', () => {
  vi.stubEnv('SHOWS_SAMPLES', 'true');
  rememberSamples([first, own, null, 1]);
  rememberSamples({ _id: 'blog', title: 'One', _sample: true });
  rememberSamples({ message: 'deleted' });
  expect(['blog', 'own', first?._id ?? ''].map(isSample)).toEqual([true, false, true]);
});

it('knows none in a production build', () => {
  vi.stubEnv('SHOWS_SAMPLES', '');
  rememberSamples([first]);
  expect(isSample(first?._id ?? '')).toBe(false);
});
