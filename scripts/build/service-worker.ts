import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { type PrecacheManifest, WORKER_URL } from '#src/app/pwa/serviceWorkerProtocol.ts';
import { type Env, root } from './settings.ts';
import { listSiteFiles } from './site-files.ts';

/** Builds src/app/pwa/service-worker.ts into one file, with the manifest of what it may cache. */
export function serviceWorker(env: Env): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild, isPreview }) =>
      command === 'build' && !isSsrBuild && !isPreview,
    configResolved(resolved) {
      config = resolved;
    },
    // Last, because the manifest has hashes of the prerendered pages.
    writeBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const dir = resolve(config.root, config.build.outDir);
        const files = listSiteFiles(dir, bundle, env.VITE_API_BASE_URL || '/api');
        await writeFile(join(dir, WORKER_URL), await buildWorker(files));
      },
    },
  };
}

async function buildWorker(files: PrecacheManifest): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      __PRECACHE_MANIFEST__: JSON.stringify(files),
      // Otherwise Workbox logs to the console.
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: 'src/app/pwa/service-worker.ts', formats: ['iife'], name: 'serviceWorker' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The service worker could not be built.');
  return output.output[0].code;
}
