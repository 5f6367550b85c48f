import type { TestPreparation, TestSlug } from '#src/domain/testPreparation.ts';

/** One chunk per test, so that a page fetches only its own text. */
const loaders: Record<TestSlug, () => Promise<TestPreparation>> = {
  ielts: async () => (await import('./ielts.ts')).ielts,
  pte: async () => (await import('./pte.ts')).pte,
  toefl: async () => (await import('./toefl.ts')).toefl,
  gre: async () => (await import('./gre.ts')).gre,
  sat: async () => (await import('./sat.ts')).sat,
};

/** Whether a slug names a test. */
export function isTestSlug(slug: string): slug is TestSlug {
  return Object.hasOwn(loaders, slug);
}

/** Loads the content of a test's page. Rejects if the chunk cannot be fetched. */
export function loadTest(slug: TestSlug): Promise<TestPreparation> {
  return loaders[slug]();
}
