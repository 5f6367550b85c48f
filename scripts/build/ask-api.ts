import { type GenericSchema, safeParse } from 'valibot';
import { describeIssue, endpoints } from '#src/api/contract.ts';
import type { BuildTimeData } from '#src/rendering/prerenderedData.ts';
import type { Env } from './settings.ts';

/** How long, in ms, a build waits for an answer of the API. */
const BUILD_PATIENCE_MS = 10_000;

/**
 * Where the API is for the build: PRERENDER_API_URL, or VITE_API_BASE_URL where that is a whole
 * address. Undefined where neither says it; '' where the setting asks for a build without.
 */
export function prerenderApiUrl(env: Env): string | undefined {
  const { PRERENDER_API_URL: own, VITE_API_BASE_URL: base = '' } = env;
  return own ?? (URL.canParse(base) ? base : undefined);
}

/**
 * What the API says to the build. Undefined, and one line through `warn`, where it cannot be asked
 * or answers something else than the contract says.
 */
export async function fetchBuildData(
  url: string | undefined,
  warn: (line: string) => void,
  patience = BUILD_PATIENCE_MS,
): Promise<BuildTimeData | undefined> {
  if (url === '') return undefined;
  if (url === undefined) {
    warn(`Not set: PRERENDER_API_URL; ${WITHOUT}`);
    return undefined;
  }
  try {
    const [blogs, testimonials] = await Promise.all([
      ask(url, endpoints.listBlogs, patience),
      ask(url, endpoints.listTestimonials, patience),
    ]);
    return { blogs, testimonials };
  } catch (error) {
    warn(`The API at ${url} ${reasonOf(error, patience)}; ${WITHOUT}`);
    return undefined;
  }
}

const WITHOUT = 'this build prerenders no blogs and has no feed.';

/** An answer that is of no use; the message goes on where 'The API' begins. */
class InvalidResponseError extends Error {}

async function ask<Answer>(
  url: string,
  { path, response: schema }: { path: string; response: GenericSchema<unknown, Answer> },
  patience: number,
): Promise<Answer> {
  const response = await fetch(url.replace(/\/+$/, '') + path, {
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new InvalidResponseError(`answers ${path} with ${response.status}`);
  const result = safeParse(schema, parse(await response.text()));
  if (result.success) return result.output;
  const issue = describeIssue(result.issues[0]);
  throw new InvalidResponseError(
    `answers ${path} with something else than the contract says: ${issue}`,
  );
}

/** Half of a surrogate pair, which JSON may hold and a page cannot, becomes U+FFFD. */
function parse(json: string): unknown {
  return JSON.parse(json, (_key, value) =>
    typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value,
  );
}

function reasonOf(error: unknown, patience: number): string {
  if (error instanceof InvalidResponseError) return error.message;
  if (error instanceof SyntaxError) return 'answers something else than JSON';
  if (error instanceof Error && error.name === 'TimeoutError') {
    return `did not answer within ${patience / 1000} s`;
  }
  return 'could not be reached';
}
