import { describeContract } from './suite.ts';

/**
 * Holds a server of your own against the contract: `API_URL=http://localhost:8000/api npm run
 * conformance`. It creates, changes and deletes entries: use a server with data that may go.
 */
const { API_URL } = process.env;
if (!API_URL) {
  throw new Error('Set API_URL to the base path of the API, such as http://localhost:8000/api');
}

describeContract(API_URL, { baseUrl: () => API_URL.replace(/\/+$/, '') });
