import { join } from 'node:path';
import { build } from 'vite';
import { root } from '#tools/settings/settings.ts';

/** Bundles a file of the project for an inline script, which also runs where modules do not. */
export async function bundleInlineScript(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      rolldownOptions: { input: join(root, file), output: { format: 'iife' } },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error(`${file} was not built.`);
  return bundle.output[0].code.trim();
}
