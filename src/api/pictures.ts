import { pictureEndpoints } from '#contracts/pictures.ts';
import { requestJson } from './client.ts';

/** As long as the server waits, in ms: 10 MB take minutes on a slow line. */
const UPLOAD_TIMEOUT_MS = 300_000;

interface UploadOptions {
  signal: AbortSignal;
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (fraction: number) => void;
}

/** Sends a picture to the server. Returns its address on the site. */
export async function uploadPicture(
  file: File,
  { signal, onProgress }: UploadOptions,
): Promise<string> {
  const { data } = await requestJson(pictureEndpoints.uploadPicture, {
    body: file,
    // Old systems know no type of an AVIF file; the server looks at its bytes.
    headers: { 'Content-Type': file.type || 'image/*' },
    signal,
    timeoutMs: UPLOAD_TIMEOUT_MS,
    onUploadProgress: ({ progress = 0 }) => onProgress(progress),
  });
  return data.imageUrl;
}
