import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { type SiteFiles, WORKER_URL } from '#src/app/pwa/serviceWorkerProtocol.ts';
import { type Env, root } from './settings.ts';
import { listSiteFiles } from './site-files.ts';

/** Bundles src/app/pwa/service-worker.ts into one file, with the list of the files it may cache. */
export function serviceWorker(env: Env): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild, isPreview }) =>
      command === 'build' && !isSsrBuild && !isPreview,
    configResolved(resolved) {
      config = resolved;
    },
    // After prerendering, because the list contains the prerendered pages.
    writeBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const dir = resolve(config.root, config.build.outDir);
        const files = listSiteFiles(dir, bundle, env.VITE_API_BASE_URL ?? '/api');
        await writeFile(join(dir, WORKER_URL), await buildWorker(files));
      },
    },
  };
}

async function buildWorker(files: SiteFiles): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      __SITE_FILES__: JSON.stringify(files),
      // Turns off Workbox's log messages.
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
