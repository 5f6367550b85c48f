import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';
import { root } from '#tools/settings/settings.ts';

type Chunk = Rolldown.OutputChunk;

/** The chunks of a build and what they import. */
export function readChunks(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunkOf('index.html');

  /** The chunk of an entry or a source file that is imported lazily. Throws if there is none. */
  function chunkOf(module: string): Chunk {
    const id = normalizePath(join(root, module));
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
    if (!found) throw new Error(`The build has no chunk for ${module}.`);
    return found;
  }

  /** The URLs of source files, the entry and all that they import, each after its own imports. */
  function urlsOf(modules: readonly string[], importsOf: (chunk: Chunk) => readonly string[]) {
    const visited = new Set<unknown>();
    const urls: string[] = [];
    const visit = (chunk: Rolldown.OutputAsset | Chunk | undefined) => {
      if (chunk?.type !== 'chunk' || visited.has(chunk)) return;
      visited.add(chunk);
      for (const name of importsOf(chunk)) visit(bundle[name]);
      urls.push(`/${chunk.fileName}`);
    };
    for (const start of [...modules.map(chunkOf), entry]) visit(start);
    return urls;
  }

  return {
    entryUrl: `/${entry.fileName}`,
    /** The chunks that the hydration of a page runs: those of its route, and the entry. */
    hydrationUrls: (modules: readonly string[]) => urlsOf(modules, ({ imports }) => imports),
    /** All that source files import, statically or not. Of the entry only its static imports. */
    reachableUrls: (modules: readonly string[]) =>
      urlsOf(modules, (chunk) =>
        chunk === entry ? chunk.imports : [...chunk.imports, ...chunk.dynamicImports],
      ),
  };
}
