import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** How far a channel of a pixel may differ, of 255, before it counts. */
const MAX_CHANNEL_CHANGE = 8;

/** A picture that is not the same in two folders: `before` or `after` is missing if it is new or gone. */
export interface PictureChange {
  /** Its path in the folder, such as `pages-home/loaded.png`. */
  readonly name: string;
  readonly before?: Buffer;
  readonly after?: Buffer;
  /** The share of pixels that differ, from 0 to 1; 1 if the sizes do. */
  readonly share: number;
}

/** The pictures of two folders that differ, the largest change first. */
export async function comparePictures(before: string, after: string): Promise<PictureChange[]> {
  const namesIn = (folder: string) => globSync('**/*.png', { cwd: folder });
  const names = [...new Set([...namesIn(before), ...namesIn(after)])].toSorted();
  const changes: PictureChange[] = [];
  for (const name of names) {
    const [old, now] = [before, after].map((folder) => {
      const path = join(folder, name);
      return existsSync(path) ? readFileSync(path) : undefined;
    });
    if (old && now && old.equals(now)) continue;
    const share = old && now ? await differingShare(old, now) : 1;
    if (share === 0) continue;
    changes.push({
      name: name.replaceAll('\\', '/'),
      ...(old && { before: old }),
      ...(now && { after: now }),
      share,
    });
  }
  return changes.toSorted((a, b) => b.share - a.share);
}

async function differingShare(before: Buffer, after: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [before, after].map((image) =>
      sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 1;
  const pixels = a.info.width * a.info.height;
  let differing = 0;
  for (let pixel = 0; pixel < pixels; pixel++) {
    const isOther = [0, 1, 2].some((channel) => {
      const place = pixel * 3 + channel;
      return Math.abs((a.data[place] ?? 0) - (b.data[place] ?? 0)) > MAX_CHANNEL_CHANGE;
    });
    if (isOther) differing++;
  }
  return differing / pixels;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One HTML page with the pictures before and after, side by side. It needs no other file. */
export function changesPage(changes: readonly PictureChange[], title: string): string {
  const cell = (image: Buffer | undefined, none: string) =>
    image
      ? `<img loading="lazy" alt="" src="data:image/png;base64,${image.toString('base64')}">`
      : `<p>${none}</p>`;
  const sections = changes.map(({ name, before, after, share }) => {
    const percent = share >= 0.001 ? `${(share * 100).toFixed(1)} %` : 'less than 0.1 %';
    const what = before && after ? `${percent} of the pixels differ` : before ? 'gone' : 'new';
    return `<section>
<h2 id="${escapeHtml(name)}"><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>: ${what}</h2>
<div>${cell(before, 'It was not there.')}${cell(after, 'It is gone.')}</div>
</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { margin: 24px; }
h2 { font-size: 1rem; }
div { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start; }
img { max-width: 100%; border: 1px solid; }
</style>
<h1>${escapeHtml(title)}</h1>
<p>${changes.length} pictures differ. Before is on the left, after on the right.</p>
${sections.join('\n')}
</html>
`;
}
