import { CanceledError } from 'axios';
import { parse } from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentSchema } from '#contracts/content.ts';
import { fetchBuildData, prerenderApiUrl } from '#tools/build/fetchBuildData.ts';
import { listen } from '../../../listen.ts';

test('the server entry fetches what the site shows, without unknown fields and invalid entries', async () => {
  const { url, close } = await listen((_request, response) => {
    const valid = '{"_id":"1","title":"T","content":"C \\ud83c","name":"N","message":"M","__v":0}';
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(`[${valid},{"_id":"2"},${valid.replace('"M"', '" "')}]`);
  });
  onTestFinished(close);
  vi.stubEnv('VITE_API_BASE_URL', `${url}/api`);
  vi.spyOn(console, 'error').mockReturnValue();
  const { fetchContent } = await import('#src/entry-server.tsx');
  expect(await fetchContent()).toMatchObject({
    blogs: [{ _id: '1', title: 'T', content: 'C \uFFFD' }, { _id: '1' }],
    testimonials: [{ _id: '1', name: 'N', message: 'M' }],
  });
});

const API = 'https://api.example/api';
const content = parse(contentSchema, {});
const NO_ENTRIES = '; this build prerenders no entries and has no feed.';

test.each([
  [API, undefined, []],
  ['', undefined, []],
  [undefined, undefined, [`Not set: PRERENDER_API_URL${NO_ENTRIES}`]],
  [API, new Error('500'), [`The API at ${API} could not be used: Error: 500${NO_ENTRIES}`]],
  [API, new CanceledError(), [`The API at ${API} did not respond in time${NO_ENTRIES}`]],
])('warns about the API %j that rejects with %s: %j', async (url, error, warnings) => {
  const lines: string[] = [];
  const fetchData = () => (error ? Promise.reject(error) : Promise.resolve(content));
  const data = await fetchBuildData(url, fetchData, (line) => lines.push(line));
  expect(data).toBe(url && !error ? content : undefined);
  expect(lines).toEqual(warnings);
});

test.each([
  [{}, undefined],
  [{ VITE_API_BASE_URL: '/api' }, undefined],
  [{ VITE_API_BASE_URL: 'https://api.example/api' }, 'https://api.example/api'],
  [{ PRERENDER_API_URL: 'http://a/api', VITE_API_BASE_URL: 'https://b/api' }, 'http://a/api'],
  [{ PRERENDER_API_URL: '', VITE_API_BASE_URL: 'https://b/api' }, ''],
])('the settings %j make %j the API', (env, url) => {
  expect(prerenderApiUrl(env)).toBe(url);
});
