import { build } from 'vite';
import { shrinking } from './bundle.ts';
import { root } from './settings.ts';

interface Downloads {
  /** The site's own chunks in the order in which they are to run; the entry is the last. */
  readonly pieces: readonly string[];
  /** What every page's text is set in. */
  readonly fonts: readonly string[];
  /** The web app's. */
  readonly manifest: string;
}

/**
 * Builds src/starter.ts into the text of an inline script, with the addresses of what it fetches. In
 * older JavaScript than the site's: a browser that cannot run that still has to show the whole page.
 */
export async function buildStarter({ pieces, fonts, manifest }: Downloads): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      __PIECES__: JSON.stringify(pieces),
      __FONTS__: JSON.stringify(fonts),
      __MANIFEST__: JSON.stringify(manifest),
    },
    build: {
      ...shrinking,
      target: 'es2020',
      write: false,
      copyPublicDir: false,
      lib: { entry: 'src/starter.ts', formats: ['iife'], name: 'starter' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The starter could not be built.');
  return output.output[0].code.trim();
}
