import { parse, record, string } from 'valibot';
import { describeContract } from './suite.ts';

/**
 * Tests your server: `API_URL=http://localhost:8000/api npm run test:contract`.
 * `API_HEADERS` is JSON with the headers of who is signed in; with it the tests also expect 401 and
 * 403. Creates, changes and deletes entries, so use a server without valuable data.
 */
const { API_URL, API_HEADERS } = process.env;
if (!API_URL) {
  throw new Error('Set API_URL to the base path of the API, such as http://localhost:8000/api');
}

const headers = API_HEADERS && parse(record(string(), string()), JSON.parse(API_HEADERS));

describeContract(API_URL, {
  baseUrl: () => API_URL.replace(/\/+$/, ''),
  ...(headers && { headers: () => headers }),
});
