import { chromium } from 'playwright';
import { startApi } from '#mocks/server/startApi.ts';
import { budgets, measuredPaths } from '../bench/budgets.ts';
import { type Bytes, measureBytes } from '../bench/bytes.ts';
import { serveStatic } from '../bench/static-host.ts';
import { ensureChromium, launchArgs } from '../chromium.mjs';
import { freePort } from '../server/ports.ts';
import { buildSite } from '../server/site.ts';
import { makeScratch } from '../testing/scratch.ts';

const kb = (bytes: number) => (bytes / 1024).toFixed(1).padStart(6);

/** `npm run bytes`: builds the site and holds what each public page downloads against its budget. */
export async function main(): Promise<void> {
  const scratch = makeScratch('bytes');
  const dir = `${scratch.dir}/site`;
  await buildSite(dir, 'preview');
  const api = await startApi({ port: 0, dataDir: `${scratch.dir}/data` });
  const site = await serveStatic(dir, { port: await freePort(), apiUrl: api.url });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArgs });
  let passed = 0;
  let failed = 0;
  console.log('KB, brotli                  script   font  image   html  total  requests');
  for (const path of measuredPaths) {
    const bytes = await measureBytes(browser, site.url + path);
    const over = overBudget(path, bytes);
    if (over.length === 0) passed += 1;
    else failed += 1;
    const { script, font, image, document, total, requests } = bytes;
    console.log(
      `${path.padEnd(26)} ${[script, font, image, document, total].map(kb).join(' ')} ${String(requests).padStart(6)}  ${over.join(', ')}`,
    );
  }
  await Promise.all([browser.close(), site.close(), api.close()]);
  scratch.remove();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function overBudget(path: string, bytes: Bytes): readonly string[] {
  const limits = { ...budgets, script: budgets.scriptFor(path) };
  return (['script', 'font', 'image', 'total'] as const)
    .filter((kind) => bytes[kind] > limits[kind])
    .map((kind) => `${kind} over ${limits[kind] / 1024} KB`);
}
