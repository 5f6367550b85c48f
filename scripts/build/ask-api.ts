import { type GenericSchema, safeParse } from 'valibot';
import { describeIssue, endpoints } from '#src/api/contract.ts';
import type { BuildTimeData } from '#src/rendering/prerenderedData.ts';
import type { Env } from './settings.ts';

/** How long a build waits for a response of the API, in ms. */
const RESPONSE_TIMEOUT_MS = 10_000;

/**
 * The API's URL for the build: PRERENDER_API_URL, or VITE_API_BASE_URL if that is a full URL.
 * Undefined if neither is set; '' if the build should fetch nothing.
 */
export function prerenderApiUrl(env: Env): string | undefined {
  const { PRERENDER_API_URL: own, VITE_API_BASE_URL: base = '' } = env;
  return own ?? (URL.canParse(base) ? base : undefined);
}

/**
 * Fetches the data to prerender. Returns undefined and warns in one line if the API cannot be reached
 * or its response does not match the contract.
 */
export async function fetchBuildData(
  url: string | undefined,
  warn: (line: string) => void,
  timeout = RESPONSE_TIMEOUT_MS,
): Promise<BuildTimeData | undefined> {
  if (url === '') return undefined;
  if (url === undefined) {
    warn(`Not set: PRERENDER_API_URL; ${CONSEQUENCE}`);
    return undefined;
  }
  try {
    const [blogs, testimonials] = await Promise.all([
      fetchList(url, endpoints.listBlogs, timeout),
      fetchList(url, endpoints.listTestimonials, timeout),
    ]);
    return { blogs, testimonials };
  } catch (error) {
    warn(`The API at ${url} ${reasonOf(error, timeout)}; ${CONSEQUENCE}`);
    return undefined;
  }
}

const CONSEQUENCE = 'this build prerenders no blogs and has no feed.';

/** A response that cannot be used. The message continues a sentence that begins with 'The API'. */
class InvalidResponseError extends Error {}

async function fetchList<Data>(
  url: string,
  { path, response: schema }: { path: string; response: GenericSchema<unknown, Data> },
  timeout: number,
): Promise<Data> {
  const response = await fetch(url.replace(/\/+$/, '') + path, {
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new InvalidResponseError(`responded to ${path} with ${response.status}`);
  const result = safeParse(schema, parse(await response.text()));
  if (result.success) return result.output;
  const issue = describeIssue(result.issues[0]);
  throw new InvalidResponseError(
    `responded to ${path} with data that does not match the contract: ${issue}`,
  );
}

/** Replaces lone surrogates, which JSON may contain but a page may not, by U+FFFD. */
function parse(json: string): unknown {
  return JSON.parse(json, (_key, value) =>
    typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value,
  );
}

function reasonOf(error: unknown, timeout: number): string {
  if (error instanceof InvalidResponseError) return error.message;
  if (error instanceof SyntaxError) return 'did not respond with JSON';
  if (error instanceof Error && error.name === 'TimeoutError') {
    return `did not respond within ${timeout / 1000} s`;
  }
  return 'could not be reached';
}
