import { build } from 'vite';
import { root } from './settings.ts';

/**
 * Builds src/starter.ts into the text of an inline script. `pieces` are the addresses of the
 * site's own chunks in the order in which they are to run; the entry is the last.
 */
export async function buildStarter(pieces: readonly string[]): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { __PIECES__: JSON.stringify(pieces) },
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: 'src/starter.ts', formats: ['iife'], name: 'starter' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The starter could not be built.');
  return output.output[0].code.trim();
}
