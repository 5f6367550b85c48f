import { describeContract } from './suite.ts';

/**
 * Tests your server against the contract: `API_URL=http://localhost:8000/api npm run test:contract`.
 * Creates, changes and deletes entries, so use a server without valuable data.
 */
const { API_URL } = process.env;
if (!API_URL) {
  throw new Error('Set API_URL to the base path of the API, such as http://localhost:8000/api');
}

describeContract(API_URL, { baseUrl: () => API_URL.replace(/\/+$/, '') });
