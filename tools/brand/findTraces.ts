import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A trace of the sample in a file. */
interface Trace {
  readonly file: string;
  readonly trace: string;
  readonly count: number;
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Searches files and folders for texts, whatever their case. Compressed files are left out. */
export function findTraces(paths: readonly string[], traces: readonly string[]): Trace[] {
  return paths
    .flatMap(filesIn)
    .filter((file) => !/\.(?:br|gz|zst|woff2|webp|map)$/.test(file))
    .flatMap((file) => {
      const content = readFileSync(file, 'latin1').toLowerCase();
      return traces.flatMap((trace) => {
        const count = content.split(trace.toLowerCase()).length - 1;
        return count > 0 ? { file, trace, count } : [];
      });
    });
}
