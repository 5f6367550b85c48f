import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/** `npm run init` writes the answers; the sample has none. */
export const isSample = !existsSync(join(root, 'brand/answers.json'));

/**
 * The folder of the stories' recorded screenshots, from the project's folder. A consultancy keeps
 * its own in `brand/`, where a merge of a newer version leaves them alone; before the first
 * recording none is compared.
 */
export const baselinesFolder = isSample ? 'tests/visual/baselines' : 'brand/recorded/pictures';

/** The folder of the recorded accessibility snapshots, from the project's folder. */
export const ariaSnapshotsFolder = isSample
  ? 'tests/e2e/ci/every-page.spec.ts-snapshots'
  : 'brand/recorded/accessibility';
