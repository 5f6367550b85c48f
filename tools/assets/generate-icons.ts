/** `npm run generate icons` generates the icons and the social cards in brand/public/. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { home } from '#brand/home.ts';
import { LOGO_VIEW_BOX, logoMark } from '#brand/logo.ts';
import { site } from '#brand/site.ts';
import { offeredCountries } from '#src/content/countries/offeredCountries.ts';
import { colors } from '#src/theme/tokens.ts';
import { countryPicture } from '../build/publicFiles.ts';
import { launchChromium } from '../chromium.ts';

const root = join(import.meta.dirname, '../..');
const publicFile = (name: string) => join(root, 'brand/public', name);

/** The mark in a square of `size`, in one colour and the accent. */
const mark = (size: number, color: string, at = '') =>
  `<svg ${at}width="${size}" height="${size}" viewBox="${LOGO_VIEW_BOX}" fill="${color}" color="${color}">${logoMark(colors.accent)}</svg>`;

/** The mark on the brand's colour. `padding` and `radius` are fractions of the size. */
function icon(size: number, { padding, radius }: { padding: number; radius: number }): Buffer {
  const inner = size * (1 - 2 * padding);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * radius}" fill="${colors.brand}"/>${mark(inner, colors.snow, `x="${size * padding}" y="${size * padding}" `)}</svg>`,
  );
}

await writeFile(
  publicFile('favicon.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 36 36"><rect x="-2" y="-2" width="36" height="36" rx="7" fill="${colors.brand}"/>${mark(32, colors.paper)}</svg>\n`,
);

const icons = [
  { name: 'apple-touch-icon.png', size: 180, padding: 0.14, radius: 0 },
  { name: 'icon-192.png', size: 192, padding: 0.12, radius: 0.18 },
  { name: 'icon-512.png', size: 512, padding: 0.12, radius: 0.18 },
  // Phones crop everything outside the central 80 %.
  { name: 'icon-maskable-512.png', size: 512, padding: 0.22, radius: 0 },
];

for (const { name, size, ...look } of icons) {
  await sharp(icon(size, look)).png({ palette: true }).toFile(publicFile(name));
}

const png = await sharp(icon(32, { padding: 0.06, radius: 0.18 }))
  .png()
  .toBuffer();
/** The header of an .ico file: one picture of 32 × 32 pixels, its bytes, and where it begins. */
const header = Buffer.alloc(22);
header.set([1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32], 2);
header.writeUInt32LE(png.length, 14);
header.writeUInt32LE(22, 18);
await writeFile(publicFile('favicon.ico'), Buffer.concat([header, png]));

const readFont = async (path: string) =>
  `data:font/woff2;base64,${(await readFile(join(root, 'node_modules', path))).toString('base64')}`;

const eczar = await readFont('@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2');
const figtree = await readFont(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

/** A page of 1200 × 630 px. */
const pageOf = (content: string) => `<!doctype html><style>
@font-face { font-family: Eczar; font-weight: 400 800; src: url(${eczar}); }
@font-face { font-family: Figtree; font-weight: 300 900; src: url(${figtree}); }
body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; background: ${colors.night}; color: ${colors.snow}; font-family: Figtree; }
main { position: absolute; left: 72px; top: 64px; }
header { display: flex; align-items: center; gap: 20px; font: 600 34px Eczar; }
header svg { width: 72px; height: 72px; }
h1 { font: 600 92px/1.02 Eczar; margin: 44px 0 20px; letter-spacing: -0.015em; }
p { font-size: 32px; margin: 0; color: ${colors.snowSoft}; }
.ridges { position: absolute; left: 0; bottom: 0; width: 1200px; }
.scene { position: absolute; right: 0; top: 0; width: 620px; height: 630px; object-fit: cover; clip-path: polygon(0 0, 100% 0, 100% 100%, 60px 100%, 0 62%, 40px 30%); }
.guide { width: 500px; }
.guide header { font-size: 26px; gap: 14px; }
.guide header svg { width: 54px; height: 54px; }
.guide h1 { font-size: 84px; margin-top: 72px; }
.guide p { max-width: 450px; }
</style>${content}`;

const brand = `<header>${mark(32, colors.snow)}${site.name}</header>`;

const card =
  pageOf(`<main>${brand}<h1>${home.card.heading.join('<br>')}</h1><p>${home.card.text}</p></main>
<svg class="ridges" viewBox="0 0 1440 260"><path fill="color-mix(in srgb, ${colors.night}, ${colors.ridge} 26%)" d="M0 150 58 130 104 142 168 98 196 112 248 66 276 92 318 78 372 120 436 100 498 128 560 90 596 110 640 104 700 110 734 96 768 106 812 84 858 114 922 76 958 104 1010 70 1050 30 1066 48 1078 42 1094 26 1130 84 1212 92 1258 118 1322 86 1368 108 1440 82V260H0Z"/><path fill="${colors.snow}" opacity="0.93" d="M1010 70 1050 30 1066 48 1078 42 1094 26 1130 84 1112 76 1098 92 1086 70 1072 88 1056 66 1040 80ZM226 84 248 66 266 80 254 84 246 78 238 88Z"/><path fill="color-mix(in srgb, ${colors.night}, ${colors.ridge} 16%)" d="M0 182 84 160 132 172 214 138 280 166 352 148 452 186 540 152 612 178 706 144 800 188 886 156 950 172 1046 140 1124 176 1204 156 1296 186 1372 158 1440 172V260H0Z"/><path fill="${colors.paper}" d="M0 236C170 212 330 246 520 238S812 202 900 226C944 238 992 240 1040 226S1252 212 1440 236V260H0Z"/></svg>`);

const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });

async function draw(html: string) {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  return sharp(await page.screenshot());
}

await (await draw(card))
  // `npm run build` compares it with the name in brand/site.ts. EXIF texts are ASCII.
  .withExif({ IFD0: { ImageDescription: encodeURIComponent(site.name) } })
  .png({ palette: true, colours: 128 })
  .toFile(publicFile('social-card.png'));

await rm(publicFile('cards'), { recursive: true, force: true });
await mkdir(publicFile('cards'), { recursive: true });
for (const { slug, nameInText, tagline } of offeredCountries) {
  const scene = (await readFile(countryPicture(slug, 'scene').file)).toString('base64');
  const guide = `<img class="scene" src="data:image/svg+xml;base64,${scene}" alt=""><main class="guide">${brand}<h1>Study in<br>${nameInText}</h1><p>${tagline}</p></main>`;
  await (await draw(pageOf(guide)))
    .png({ palette: true, colours: 128 })
    .toFile(publicFile(`cards/${slug}.png`));
}
await browser.close();
