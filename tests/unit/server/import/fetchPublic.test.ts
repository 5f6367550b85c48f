import type { RequestListener } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { type FetchOptions, fetchPublic, isPublicAddress } from '#server/import/fetchPublic.ts';
import { listen } from '../../../listen.ts';

async function portOf(respond: RequestListener): Promise<number> {
  const { port, close } = await listen(respond);
  onTestFinished(close);
  return port;
}

/** This machine counts as public, and the names lead to it, but for those of a private network. */
const options: FetchOptions = {
  timeoutMs: 5000,
  async resolve(host) {
    const address = host.startsWith('private') ? '10.0.0.7' : '127.0.0.1';
    return [{ address, family: 4 }];
  },
  isPublic: (address) => address === '127.0.0.1',
};

it('fetches a file, also behind a redirect, as the host that was named', async () => {
  const hosts: (string | undefined)[] = [];
  const port = await portOf((request, response) => {
    hosts.push(request.headers.host);
    if (request.url === '/a') response.writeHead(301, { location: '/b' }).end();
    else response.end('picture');
  });
  const body = await fetchPublic(`http://old.example:${port}/a`, 100, options);
  expect(Buffer.from(body).toString()).toBe('picture');
  expect(hosts).toEqual([`old.example:${port}`, `old.example:${port}`]);
});

it('asks for the addresses of a host once, and connects to those that it has checked', async () => {
  const port = await portOf((_request, response) => response.end('private'));
  let times = 0;
  const rebinding = fetchPublic(`http://rebind.example:${port}/`, 100, {
    timeoutMs: 500,
    async resolve() {
      times += 1;
      // The second answer would be this machine.
      return [{ address: times === 1 ? '203.0.113.9' : '127.0.0.1', family: 4 }];
    },
    isPublic: (address) => address === '203.0.113.9',
  });
  await expect(rebinding).rejects.toThrow(/longer than|does not answer/);
  expect(times).toBe(1);
});

it.each([
  ['a redirect into a private network', 'http://private.example/x', /private network/],
  ['a redirect to this machine', 'http://[::1]/x', /private network/],
  ['a redirect to a file', 'file:///etc/passwd', /neither http: nor https:/],
])('refuses %s', async (_name, location, problem) => {
  const port = await portOf((_request, response) => response.writeHead(302, { location }).end());
  await expect(fetchPublic(`http://old.example:${port}/`, 100, options)).rejects.toThrow(problem);
});

it.each([
  ['http://10.0.0.7/a.jpg', /private network/],
  ['http://2130706433/a.jpg', /private network/],
  ['http://[::ffff:127.0.0.1]/a.jpg', /private network/],
  ['http://localhost/a.jpg', /private network/],
  ['http://name:word@93.184.215.14/a.jpg', /has a password/],
  ['ftp://93.184.215.14/a.jpg', /neither http: nor https:/],
  ['data:image/png;base64,AAAA', /neither http: nor https:/],
  ['a.jpg', /address is none/],
])('refuses %s without asking it', async (url, problem) => {
  await expect(fetchPublic(url, 100, { timeoutMs: 2000 })).rejects.toThrow(problem);
});

it('refuses a host if only one of its addresses is private', async () => {
  const resolve = async () => [
    { address: '93.184.215.14', family: 4 },
    { address: '192.168.1.1', family: 4 },
  ];
  await expect(fetchPublic('http://both.example/', 100, { resolve })).rejects.toThrow(/private/);
});

it('ends what is too large, takes too long, redirects in circles or fails', async () => {
  const port = await portOf((request, response) => {
    if (request.url === '/large') response.end('x'.repeat(2000));
    if (request.url === '/endless') response.write('x');
    if (request.url === '/circle') response.writeHead(302, { location: '/circle' }).end();
    if (request.url === '/gone') response.writeHead(404).end();
    if (request.url === '/broken') {
      response.writeHead(200, { 'content-length': '50' });
      response.write('x', () => response.destroy());
    }
  });
  const get = (path: string, timeoutMs = 5000) =>
    fetchPublic(`http://old.example:${port}${path}`, 1000, { ...options, timeoutMs });
  await expect(get('/large')).rejects.toThrow(/more than/);
  await expect(get('/endless', 500)).rejects.toThrow(/longer than 0.5 s/);
  await expect(get('/silent', 500)).rejects.toThrow(/longer than 0.5 s/);
  await expect(get('/circle')).rejects.toThrow(/redirects more than/);
  await expect(get('/gone')).rejects.toThrow(/answers 404/);
  await expect(get('/broken')).rejects.toThrow(/broken off|does not answer/);
});

it.each([
  ...['93.184.215.14', '8.8.8.8', '2606:4700::1111', '2400:cb00::1'].map(
    (address) => [address, true] as const,
  ),
  ...[
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.8.8.8', '169.254.169.254', '172.31.255.255'],
    ...['192.168.0.1', '192.0.2.1', '198.18.0.1', '203.0.113.1', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:8.8.8.8'],
    ...['64:ff9b::a00:1', '2002:7f00:1::', '2001:db8::1', '2001::1', 'localhost', ''],
  ].map((address) => [address, false] as const),
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
