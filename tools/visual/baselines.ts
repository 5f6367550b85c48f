import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../build/settings.ts';
import { decode, encode, type Picture } from './picture.ts';

/** Where the baselines of all browsers stand, each in a folder of its own. */
export const baselinesDir = join(root, 'tests/visual/baselines');

const EXTENSION = '.webp';

/**
 * The name of a browser's folder, such as chromium-156-linux: another major version, or another
 * system's fonts, draw letters otherwise.
 */
export function browserFolder(version: string): string {
  return `chromium-${Number.parseInt(version, 10)}-${process.platform}`;
}

/** The name of a story's picture, such as `components-busybutton/idle.768.dark`. */
export function pictureName(storyId: string, width: number, scheme: string): string {
  return `${storyPath(storyId)}.${width}.${scheme}`;
}

function storyPath(storyId: string): string {
  return storyId.replace('--', '/');
}

/** The expected pictures of one browser, as files in a folder. */
export class Baselines {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Whether any have been recorded. */
  get isEmpty(): boolean {
    return !existsSync(this.#dir);
  }

  /** Names of all, sorted. */
  names(): readonly string[] {
    if (this.isEmpty) return [];
    return readdirSync(this.#dir, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(EXTENSION))
      .map((path) => path.slice(0, -EXTENSION.length).replaceAll('\\', '/'))
      .sort();
  }

  /** Names of those of one story. */
  namesOf(storyId: string): readonly string[] {
    return this.names().filter((name) => name.startsWith(`${storyPath(storyId)}.`));
  }

  /** The picture of that name, or undefined if none was recorded. */
  async read(name: string): Promise<Picture | undefined> {
    const file = this.#file(name);
    return existsSync(file) ? decode(readFileSync(file)) : undefined;
  }

  async write(name: string, picture: Picture): Promise<void> {
    const file = this.#file(name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await encode(picture));
  }

  remove(name: string): void {
    const file = this.#file(name);
    rmSync(file, { force: true });
    if (readdirSync(dirname(file)).length === 0) rmSync(dirname(file), { recursive: true });
  }

  #file(name: string): string {
    return join(this.#dir, name + EXTENSION);
  }
}
