import { printMessage } from '#mocks/server/printMessage.ts';
import { type RunningApi, startApi } from '#mocks/server/startApi.ts';

/** Starts the mock API and prints each contact message. Throws a `CliError` if it cannot start. */
export function startMockApi(port: number, dataDir: string): Promise<RunningApi> {
  return startApi({ port, dataDir, onMessage: printMessage });
}
