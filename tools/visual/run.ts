import type { Browser } from 'playwright';
import { type Baselines, type Drawer, pictureName } from './baselines.ts';
import type { Size, Wishes } from './in-page.ts';
import { type Camera, type Failure, judge, record } from './judge.ts';
import { decode } from './picture.ts';
import type { Sitting } from './stories.ts';
import { StoryPage } from './story-page.ts';

const SCHEMES = ['light', 'dark'] as const;

/** What a run works with. */
export interface Setup {
  readonly browser: Browser;
  /** Where Storybook is served. */
  readonly url: string;
  readonly baselines: Baselines;
  /** Where to record what has changed; without it, a change is a failure. */
  readonly drawer?: Drawer;
  /** How many pages of the browser work at once. */
  readonly workers: number;
  /** Told of each failure as it comes. */
  readonly onFailure: (failure: Failure) => void;
}

/** What a run has done. */
export interface Outcome {
  /** Names of the pictures that there are to take. */
  readonly seen: ReadonlySet<string>;
  /** How many of them are right, or recorded. */
  readonly passed: number;
  /** How many were recorded because they had changed. */
  readonly recorded: number;
  readonly failures: readonly Failure[];
}

/** Takes and judges the pictures of all sittings, in a few pages of the browser at once. */
export async function runSittings(sittings: readonly Sitting[], setup: Setup): Promise<Outcome> {
  const queue = [...sittings];
  const run = new Run(setup);
  const work = async () => {
    const page = await StoryPage.open(setup.browser, setup.url);
    await page.reload();
    for (let sitting = queue.shift(); sitting; sitting = queue.shift()) {
      await run.sit(page, sitting);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: Math.min(setup.workers, queue.length) }, work));
  return run;
}

class Run implements Outcome {
  readonly seen = new Set<string>();
  readonly failures: Failure[] = [];
  passed = 0;
  recorded = 0;
  readonly #setup: Setup;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  async sit(page: StoryPage, { storyIds, viewports }: Sitting): Promise<void> {
    for (const storyId of storyIds) {
      try {
        await this.#look(page, storyId, await page.readWishes(storyId, viewports));
      } catch (error) {
        this.#fail({ name: storyId, problem: error instanceof Error ? error.message : `${error}` });
        // Its baselines are not to be taken for those of a story that is gone.
        for (const name of this.#setup.baselines.namesOf(storyId)) this.seen.add(name);
        await page.reload();
      }
    }
  }

  async #look(page: StoryPage, storyId: string, { scheme, sizes, from }: Wishes): Promise<void> {
    const schemes = scheme ? [scheme] : SCHEMES;
    const nameOf = (size: Size, scheme: string) => pictureName(storyId, size.width, scheme);
    for (const size of sizes) {
      for (const scheme of schemes) this.seen.add(nameOf(size, scheme));
    }
    for (const size of sizes) {
      const [problem] =
        size === sizes[0] ? await page.play(storyId, size, from) : await page.resize(size, from);
      if (problem !== undefined) {
        const actual = await decode(await page.camera(SCHEMES[0]).shoot());
        return this.#fail({ name: `${storyId} at ${size.width} px`, problem, actual });
      }
      for (const scheme of schemes) await this.#judge(nameOf(size, scheme), page.camera(scheme));
    }
  }

  async #judge(name: string, camera: Camera): Promise<void> {
    const { drawer, baselines } = this.#setup;
    if (drawer) {
      if (await record(name, camera, baselines, drawer)) this.recorded += 1;
    } else {
      const failure = await judge(name, camera, baselines);
      if (failure) return this.#fail(failure);
    }
    this.passed += 1;
  }

  #fail(failure: Failure): void {
    this.failures.push(failure);
    this.#setup.onFailure(failure);
  }
}
