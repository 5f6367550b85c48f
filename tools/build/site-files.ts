import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { SiteFiles } from '#src/app/workerMessages.ts';
import { destinations } from '#src/content/destinations/destinations.ts';
import { paths } from '#src/content/paths.ts';
import { tests } from '#src/content/tests/tests.ts';

type Chunk = Rolldown.OutputChunk;

/** What stands for a page whose own script is not there. */
const OFFLINE_SOURCE = /\/src\/pages\/Offline\//;

/** The sources that only the admin area needs. What is made of them is never kept. */
const ADMIN_SOURCE = /\/src\/(?:app\/(?:AdminLayout|RequireSession)|pages\/(?:SignIn|Dashboard)\/)/;

/** The admin area's shells: what they look like is not kept either. */
const ADMIN_PAGES = ['admin.html', 'dashboard.html'];

/** Devanagari, which no guide holds, and the styles of single pages. */
const RARE = /devanagari|\/later-/;

const PICTURE_FOLDERS = ['flags', 'scenes'];

const guides = [
  ...destinations.map(({ slug }) => paths.studyIn(slug)),
  ...tests.map(({ slug }) => paths.testPreparation(slug)),
];

/** Lists what the service worker may keep of a build in `dir`, whose pages are written already. */
export function listSiteFiles(
  dir: string,
  bundle: Rolldown.OutputBundle,
  apiBase: string,
): SiteFiles {
  const outputs = Object.values(bundle);
  const chunks = new Map(
    outputs.flatMap((output) =>
      output.type === 'chunk' ? [[output.fileName, output] as const] : [],
    ),
  );
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  const offline = [...chunks.values()].find(({ moduleIds }) =>
    moduleIds.some((id) => OFFLINE_SOURCE.test(id)),
  );
  if (!entry || !offline) throw new Error('The build has no entry, or no page for being offline.');

  const others = outputs
    .filter(({ type, fileName }) => type === 'asset' && fileName.startsWith('assets/'))
    .map(({ fileName }) => `/${fileName}`);
  const needed = others.filter((address) => !RARE.test(address));
  const guideSheets = guides.flatMap((path) => sheetsOf(join(dir, `${path}.html`)));
  const offlineSheets = sheetsOf(join(dir, 'offline.html'));
  const adminSheets = ADMIN_PAGES.flatMap((name) => sheetsOf(join(dir, name)));
  const sheets = readdirSync(join(dir, 'assets'))
    .filter((name) => name.startsWith('later-'))
    .map((name) => `/assets/${name}`)
    .filter((address) => !adminSheets.includes(address));
  const pictures = PICTURE_FOLDERS.flatMap((folder) =>
    readdirSync(join(dir, folder)).map((name) => `/${folder}/${name}`),
  );
  const files = {
    entry: `/${entry.fileName}`,
    shell: [
      ...reachable([entry, offline], chunks, ({ imports }) => imports),
      ...needed,
      ...offlineSheets,
    ],
    assets: [
      ...reachable([entry], chunks, ({ imports, dynamicImports }) => [
        ...imports,
        ...dynamicImports,
      ]),
      ...needed,
      ...offlineSheets,
      ...guideSheets,
    ],
    rareAssets: [...others, ...sheets].filter((address) => RARE.test(address)),
    guides,
    pictures,
    apiPath: apiBase.startsWith('/') ? apiBase.replace(/\/+$/, '') : null,
    offlinePage: { url: paths.offline, revision: hashOf(readFileSync(join(dir, 'offline.html'))) },
  };
  const contents = [...guides.map((path) => `${path}.html`), ...pictures].map((path) =>
    hashOf(readFileSync(join(dir, path))),
  );
  return { ...files, version: hashOf(JSON.stringify([files, contents])) };
}

/** What a prerendered page fetches after its first paint, as it says itself. */
function sheetsOf(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(/ data-styles="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );
}

/** The addresses of some chunks and of all that they lead to, without the admin area's. */
function reachable(
  starts: readonly Chunk[],
  chunks: ReadonlyMap<string, Chunk>,
  next: (chunk: Chunk) => readonly string[],
): readonly string[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (found.has(chunk) || chunk.moduleIds.some((id) => ADMIN_SOURCE.test(id))) return;
    found.add(chunk);
    for (const name of next(chunk)) {
      const imported = chunks.get(name);
      if (imported) visit(imported);
    }
  };
  for (const start of starts) visit(start);
  return [...found].map(({ fileName }) => `/${fileName}`);
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
