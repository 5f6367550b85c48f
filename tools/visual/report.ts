import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/settings.ts';
import type { Failure } from './judge.ts';
import { encode } from './picture.ts';

const reportDir = join(root, 'test-results/visual');

const KINDS = ['expected', 'actual', 'difference'] as const;

/**
 * Writes a page that shows each failure: expected, actual and difference side by side. Removes the
 * last run's; returns the file, or undefined if there is nothing to show.
 */
export async function writeReport(
  failures: readonly Failure[],
  about: string,
): Promise<string | undefined> {
  rmSync(reportDir, { recursive: true, force: true });
  if (failures.length === 0) return undefined;
  mkdirSync(reportDir, { recursive: true });
  const sections: string[] = [];
  for (const [index, failure] of failures.entries()) {
    sections.push(await writeFailure(failure, String(index + 1)));
  }
  copyFileSync(join(import.meta.dirname, 'report.css'), join(reportDir, 'report.css'));
  const file = join(reportDir, 'index.html');
  writeFileSync(file, page(sections, about));
  return file;
}

async function writeFailure(failure: Failure, number: string): Promise<string> {
  const figures: string[] = [];
  for (const kind of KINDS) {
    const picture = failure[kind];
    if (!picture) continue;
    const name = `${number}-${kind}.webp`;
    writeFileSync(join(reportDir, name), await encode(picture));
    figures.push(
      `<figure><figcaption>${kind}</figcaption><a href="${name}"><img src="${name}" alt="${kind}" width="${picture.width}" height="${picture.height}" loading="lazy"></a></figure>`,
    );
  }
  return `<section id="${number}">
<h2>${escapeHtml(failure.name)}</h2>
<p>${escapeHtml(failure.problem)}</p>
<div>${figures.join('')}</div>
</section>`;
}

function page(sections: readonly string[], about: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual tests: ${sections.length} failed</title>
<link rel="stylesheet" href="report.css">
<h1>Visual tests: ${sections.length} failed</h1>
<p>${escapeHtml(about)}. If a change is meant, record it: <code>npm run test:visual -- --update</code></p>
${sections.join('\n')}
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
