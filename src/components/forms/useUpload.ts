import { useEffect, useRef, useState } from 'react';
import { MAX_PICTURE_BYTES, PICTURE_TYPES, pictureErrors } from '#contracts/pictures.ts';

/** The result of an upload: the picture's address, or a message for the person. */
type UploadResult = { imageUrl: string } | { problem: string };

/** Sends a file; `onProgress` gets the part that has been sent, from 0 to 1. Never rejects. */
export type Upload = (
  file: File,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
) => Promise<UploadResult>;

/** Where an upload is: `fraction` from 0 to 1, `problem` as the reader sees it. */
export type UploadState =
  | { status: 'idle' | 'cancelled' }
  | { status: 'uploading'; name: string; fraction: number }
  | { status: 'failed'; problem: string }
  | { status: 'done'; name: string; imageUrl: string };

/** Uploads one picture at a time: a new one, `cancel` and unmounting end the one before. */
export function useUpload(upload: Upload, onUploaded: (imageUrl: string) => void) {
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File): Promise<void> {
    running.current?.abort();
    const problem = describeProblem(file);
    if (problem) return setState({ status: 'failed', problem });
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const { name } = file;
    const onProgress = (fraction: number) => {
      if (!signal.aborted) setState({ status: 'uploading', name, fraction });
    };
    onProgress(0);
    const result = await upload(file, { signal, onProgress });
    if (signal.aborted) return undefined;
    running.current = undefined;
    if ('problem' in result) return setState({ status: 'failed', problem: result.problem });
    onUploaded(result.imageUrl);
    return setState({ status: 'done', name, imageUrl: result.imageUrl });
  }

  function cancel(): void {
    running.current?.abort();
    setState({ status: 'cancelled' });
  }

  return { state, start, cancel };
}

/** Returns the error that can be seen before a file is sent: the server looks at its bytes. */
function describeProblem({ type, size }: File): string | undefined {
  if (type && !PICTURE_TYPES.some((known) => known === type))
    return pictureErrors.wrongType.message;
  if (size === 0) return pictureErrors.damaged.message;
  if (size <= MAX_PICTURE_BYTES) return undefined;
  const megabytes = Math.ceil((size / 2 ** 20) * 10) / 10;
  return `This picture has ${megabytes} MB. At most 10 MB can be uploaded.`;
}
