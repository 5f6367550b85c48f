import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { CARD_SIZE, pictureCard } from '#contracts/pictureFiles.ts';
import { openConnection, rawGet } from './connection.ts';
import { bytes, concat, encode, noise, picture, png, refusedFiles } from './samplePictures.ts';
import { messageOf, startTestServer } from './testServer.ts';

const server = await startTestServer();
const { owner, upload } = server;
const HASH = 'f'.repeat(32);
const folder = join(server.settings.dataDir, 'uploads');

const send = (text: string) => openConnection(server.server.url, text).answer;
/** As a client that reads the response only after it has sent everything. */
async function sendWhole(head: string, body: string): Promise<string> {
  const { socket, received } = openConnection(server.server.url);
  socket.pause();
  await promisify<string>(socket.write.bind(socket))(head + body);
  socket.resume();
  await expect.poll(received).not.toBe('');
  socket.destroy();
  return received();
}
const get = (path: string) => server.call('GET', path);
const files = () => (existsSync(folder) ? readdirSync(folder) : []);
async function read(response: Response): Promise<Buffer[]> {
  const { imageUrl } = await response.json();
  const paths = [480, 960, 1600].map((width) => imageUrl.replace('1600', String(width)));
  const responses = await Promise.all(paths.map(get));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  return Promise.all(responses.map(async (each) => Buffer.from(await each.arrayBuffer())));
}

describe('an upload', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'takes %s, whatever its header says, and keeps WebP in three widths',
    async (format) => {
      const body = await encode(picture(2000, 1000).toFormat(format));
      const response = await upload(body, { 'content-type': 'image/gif' });
      expect(response.status).toBe(201);
      expect(response.headers.get('location')).toMatch(/^\/uploads\/[0-9a-f]{32}-1600\.webp$/);
      const sizes = await Promise.all((await read(response)).map((file) => sharp(file).metadata()));
      expect(sizes).toMatchObject([
        { format: 'webp', width: 480, height: 240 },
        { format: 'webp', width: 960, height: 480 },
        { format: 'webp', width: 1600, height: 800 },
      ]);
    },
  );

  it.each<[string, Sharp]>([
    ['a wide picture', picture(2000, 500).png()],
    ['a small one', picture(20, 40).png()],
    ['noise', noise(1600, 900).png()],
    ['one that lets the page through', picture(60, 30).ensureAlpha(0).png()],
  ])('of %s has a card that WhatsApp shows, on white', async (name, image) => {
    const { imageUrl } = await (await upload(await encode(image))).json();
    const response = await get(pictureCard(imageUrl) ?? '');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const card = Buffer.from(await response.arrayBuffer());
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', ...CARD_SIZE });
    expect(card.byteLength).toBeLessThan(300_000);
    const { channels } = await sharp(card).stats();
    expect(channels.every(({ min }) => min === 255)).toBe(/lets/.test(name));
  });

  it('is served with a year of caching, to anyone, and not enlarged', async () => {
    const { imageUrl } = await (await upload(await png())).json();
    const response = await fetch(server.server.url + imageUrl);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ width, height }).toEqual({ width: 40, height: 20 });
    const head = await server.call('HEAD', imageUrl);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
    expect((await server.call('DELETE', imageUrl)).status).toBe(404);
  });

  it('has the same address for the same picture, and another for another', async () => {
    const addresses = [];
    for (const color of ['#112233', '#112233', '#445566']) {
      const body = await png(30, 30, color);
      addresses.push((await (await upload(body)).json()).imageUrl);
    }
    expect(new Set(addresses).size).toBe(2);
    expect(addresses[0]).toBe(addresses[1]);
  });

  it('loses EXIF with its place and what follows the picture, and is turned upright', async () => {
    const exif = { IFD0: { Artist: 'Asmita' }, IFD3: { GPSLatitude: '27/1 42/1 0/1' } };
    const photo = picture(400, 200).withExif(exif).withMetadata({ orientation: 6 });
    const script = '<script>alert(1)</script>';
    const body = concat(await encode(photo.withExifMerge(exif).jpeg()), bytes(script));
    expect((await sharp(body).metadata()).exif?.toString('latin1')).toContain('Asmita');
    for (const file of await read(await upload(body))) {
      const { exif: left, xmp, iptc, icc, width, height } = await sharp(file).metadata();
      expect({ left, xmp, iptc, icc, width, height }).toEqual({ width: 200, height: 400 });
      expect(file.toString('latin1')).not.toMatch(/Asmita|script/);
    }
  });

  it('may be as high as a picture of 40 megapixels can be', async () => {
    const [, , widest] = await read(await upload(await png(100, 60_000)));
    expect(await sharp(widest).metadata()).toMatchObject({ height: 3200 });
  });
});

describe('nothing is kept', () => {
  it.each(refusedFiles)('of %s: %i', async (_name, status, body) => {
    const before = files();
    const sent = await body();
    const start = performance.now();
    const response = await upload(sent);
    expect(response.status).toBe(status);
    expect(await messageOf(response)).toMatch(/JPEG, PNG, WebP and AVIF|damaged|40 megapixels/);
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(files()).toEqual(before);
  });

  it('of a picture whose content type is not that of a picture', async () => {
    const before = files();
    for (const type of ['application/octet-stream', 'text/plain', '']) {
      const response = await upload(await png(31, 31), { 'content-type': type });
      expect(response.status).toBe(415);
    }
    expect(files()).toEqual(before);
  });

  it('of more than 10 MB, by its own word or counted; exactly 10 MB are taken', async () => {
    const head = `PUT /api/uploads HTTP/1.1\r\nHost: x\r\nOrigin: ${owner.origin}\r\nCookie: ${owner.cookie}\r\nContent-Type: image/png\r\n`;
    expect(await send(`${head}Content-Length: 10485761\r\n\r\n`)).toMatch(/^HTTP\/1.1 413/);
    const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
    const endless = `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(11)}`;
    expect(await send(endless)).toMatch(/^HTTP\/1.1 413.*larger than 10 MB/s);
    const body = 'x'.repeat(17 * 2 ** 20);
    expect(await sendWhole(`${head}Content-Length: ${body.length}\r\n\r\n`, body)).toMatch(
      /^HTTP\/1.1 413/,
    );
    const small = await png(33, 33);
    const full = concat(small, new Uint8Array(10_485_760 - small.length));
    expect((await upload(full)).status).toBe(201);
  });

  it('if the disk does not take it, and the next upload succeeds', async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file in the place of the folder');
    const response = await upload(await png(34, 34));
    expect(response.status).toBe(503);
    expect(await messageOf(response)).toMatch(/storage of the pictures/);
    rmSync(folder);
    expect((await upload(await png(34, 34))).status).toBe(201);
    expect(files()).toHaveLength(4);
  });

  it('of what a killed process has left behind', async () => {
    const left = join(folder, `${'0'.repeat(32)}-480.webp.tmp`);
    writeFileSync(left, 'half');
    utimesSync(left, 0, 0);
    expect((await get(`/uploads/${'0'.repeat(32)}-480.webp`)).status).toBe(404);
    await server.read('/api/system');
    expect(files().filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

it('no loader for other formats is left in the process', async () => {
  await upload(await png());
  for (const format of ['gif', 'tiff'] as const) {
    const file = await encode(picture(9, 9).toFormat(format));
    await expect(sharp(file).metadata()).rejects.toThrow(/unsupported/);
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  await expect(sharp(Buffer.from(svg)).metadata()).rejects.toThrow(/unsupported/);
});

it.each([
  ...['__proto__', 'constructor', '~', '%E0%A4%A', 'file:///etc/passwd', 'x'.repeat(5000)],
  ...[`${HASH}-481.webp`, `${HASH}-480.png`, `${HASH}-480.webp%00`, `./${HASH}-480.webp/`],
  ...[`${HASH.toUpperCase()}-480.webp`, `${HASH}-480.webp`, `${HASH}-480.webp/../server.sqlite`],
])('%s is no picture', async (name) => {
  expect(await send(rawGet(`/uploads/${name}`))).toMatch(/^HTTP\/1.1 404/);
});

it('more uploads at once than can wait are told to come again', async () => {
  const body = await png(2000, 2000);
  const responses = await Promise.all(Array.from({ length: 16 }, () => upload(body)));
  const statuses = responses.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
});

/** The bytes of all bodies and files in the memory of this process. */
function bytesHeld(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().arrayBuffers;
}

it('of 100 uploads that one editor holds, three are in memory, and nobody else waits', async () => {
  const editor = await server.createEditor('holder');
  const part = Buffer.alloc(2 ** 21, 'x');
  const before = bytesHeld();
  const connections = Array.from({ length: 100 }, () => {
    const connection = openConnection(
      server.server.url,
      `PUT /api/uploads HTTP/1.1\r\nHost: x\r\nOrigin: ${owner.origin}\r\nCookie: ${editor.headers.cookie}\r\nContent-Type: image/png\r\nContent-Length: 10485760\r\n\r\n`,
    );
    connection.socket.write(part);
    return connection;
  });
  const answers = () => connections.map(({ received }) => received()).filter(Boolean);
  await expect.poll(() => answers().length, { timeout: 40_000 }).toBeGreaterThanOrEqual(97);
  expect(bytesHeld() - before).toBeLessThan(40 * 2 ** 20);
  const refused = expect.stringMatching(/^HTTP\/1.1 503.*retry-after: 5/is);
  expect(answers()).toEqual(Array(97).fill(refused));
  const more = await png(35, 35);
  expect((await upload(more)).status).toBe(201);
  for (const { socket } of connections) socket.destroy();
  // The room is given back.
  await expect.poll(async () => (await upload(more, editor.headers)).status).toBe(201);
});
