import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../build/settings.ts';
import { decode, encode, type Picture } from './picture.ts';

/** Where the baselines of all browsers stand, each in a folder of its own. */
export const baselinesDir = join(root, 'tests/visual/baselines');

const EXTENSION = '.webp';

/** Which pictures are the same as another: name by name. Many states of a page look alike. */
const SAME_FILE = 'same.json';

/** Of each picture, by name, the hash of the PNG it was recorded from. */
const HASHES_FILE = 'hashes.json';

type Table = Readonly<Record<string, string>>;

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

/** The expected pictures of one browser, as files in a folder; what looks alike has one file. */
export class Baselines {
  readonly #dir: string;
  #same: Table;
  #hashes: Table;

  constructor(dir: string) {
    this.#dir = dir;
    this.#same = this.#readTable(SAME_FILE);
    this.#hashes = this.#readTable(HASHES_FILE);
  }

  /** Whether any have been recorded. */
  get isEmpty(): boolean {
    return !existsSync(this.#dir);
  }

  /** Names of all, sorted. */
  names(): readonly string[] {
    return [...this.#filed(), ...Object.keys(this.#same)].sort();
  }

  /** Names of those of one story. */
  namesOf(storyId: string): readonly string[] {
    return this.names().filter((name) => name.startsWith(`${storyPath(storyId)}.`));
  }

  /**
   * Whether a picture is, to the bit, what was recorded: then nothing need be decoded to compare.
   * Another minor version of the browser may pack the same picture otherwise.
   */
  isAsRecorded(name: string, png: Uint8Array): boolean {
    return this.#hashes[name] === hash(png);
  }

  /** The picture of that name, or undefined if none was recorded. */
  async read(name: string): Promise<Picture | undefined> {
    const file = this.#file(this.#same[name] ?? name);
    return existsSync(file) ? decode(readFileSync(file)) : undefined;
  }

  /**
   * Lets `change` write and remove pictures. Meanwhile each has a file of its own; afterwards those
   * that look alike share one.
   */
  async change<T>(change: (drawer: Drawer) => Promise<T>): Promise<T> {
    this.#separate();
    const hashes = new Map(Object.entries(this.#hashes));
    try {
      return await change({
        write: async (name, picture) => writeFile(this.#file(name), await encode(picture)),
        remember: (name, png) => hashes.set(name, hash(png)),
        remove: (name) => {
          rmSync(this.#file(name), { force: true });
          hashes.delete(name);
        },
      });
    } finally {
      this.#unite();
      this.#hashes = Object.fromEntries([...hashes].sort());
      this.#writeTable(HASHES_FILE, this.#hashes);
    }
  }

  #separate(): void {
    for (const [name, original] of Object.entries(this.#same)) {
      writeFile(this.#file(name), readFileSync(this.#file(original)));
    }
    this.#same = {};
    rmSync(join(this.#dir, SAME_FILE), { force: true });
  }

  #unite(): void {
    const originals = new Map<string, string>();
    const same: Record<string, string> = {};
    for (const name of this.#filed()) {
      const look = hash(readFileSync(this.#file(name)));
      const original = originals.get(look);
      if (original === undefined) originals.set(look, name);
      else {
        same[name] = original;
        rmSync(this.#file(name));
      }
    }
    this.#same = same;
    this.#writeTable(SAME_FILE, same);
  }

  /** Names of the pictures with a file of their own, sorted. */
  #filed(): readonly string[] {
    if (this.isEmpty) return [];
    return readdirSync(this.#dir, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(EXTENSION))
      .map((path) => path.slice(0, -EXTENSION.length).replaceAll('\\', '/'))
      .sort();
  }

  #file(name: string): string {
    return join(this.#dir, name + EXTENSION);
  }

  #readTable(fileName: string): Table {
    const file = join(this.#dir, fileName);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  }

  #writeTable(fileName: string, table: Table): void {
    writeFile(join(this.#dir, fileName), `${JSON.stringify(table, undefined, 2)}\n`);
  }
}

function hash(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('base64url');
}

/** What a change of the baselines may do. */
export interface Drawer {
  write(name: string, picture: Picture): Promise<void>;
  /** Notes from which PNG a picture was recorded. */
  remember(name: string, png: Uint8Array): void;
  remove(name: string): void;
}

function writeFile(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
