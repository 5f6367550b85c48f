import { systemEndpoints } from '#contracts/system.ts';
import { requestJson } from './client.ts';

/** How the server is. For owners. */
export const getSystem = (signal: AbortSignal) =>
  requestJson(systemEndpoints.getSystem, { signal });

/** Removes the pictures that have been in no blog for 30 days. Returns how many. */
export async function removeUnusedPictures(): Promise<number> {
  return (await requestJson(systemEndpoints.removeUnusedPictures)).data.removed;
}
