import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** The chunks of a build and what they import. */
export function readChunks(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The build has no entry chunk.');

  /** The chunk that contains a source file. Throws if the build does not contain it. */
  function chunkOf(module: string): Chunk {
    const found = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/${module}`)),
    );
    if (!found) throw new Error(`The build does not contain ${module}.`);
    return found;
  }

  /** The URLs of chunks and of all that they import, each after its own imports. */
  function urlsOf(starts: readonly Chunk[], importsOf: (chunk: Chunk) => readonly string[]) {
    const visited = new Set<Chunk>();
    const urls: string[] = [];
    const visit = (chunk: Chunk) => {
      if (visited.has(chunk)) return;
      visited.add(chunk);
      for (const name of importsOf(chunk)) {
        const imported = byName.get(name);
        if (imported) visit(imported);
      }
      urls.push(`/${chunk.fileName}`);
    };
    for (const start of starts) visit(start);
    return urls;
  }

  return {
    entryUrl: `/${entry.fileName}`,
    /** What hydration of a page runs: the chunks of its route, and the entry. */
    hydrationUrls: (modules: readonly string[]) =>
      urlsOf([...modules.map(chunkOf), entry], ({ imports }) => imports),
    /** All that source files import, statically or not. Of the entry only its static imports. */
    reachableUrls: (modules: readonly string[]) =>
      urlsOf([...modules.map(chunkOf), entry], (chunk) =>
        chunk === entry ? chunk.imports : [...chunk.imports, ...chunk.dynamicImports],
      ),
  };
}
