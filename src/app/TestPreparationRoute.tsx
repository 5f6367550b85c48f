import { useLoaderData } from 'react-router-dom';
import type { TestPreparation } from '#src/content/tests/testPreparation.ts';
import { TestPreparationPage } from '#src/pages/TestPreparation/TestPreparationPage.tsx';

/** A test's page, with the facts that its route has loaded. */
export function TestPreparationRoute() {
  return <TestPreparationPage test={useLoaderData<TestPreparation>()} />;
}
