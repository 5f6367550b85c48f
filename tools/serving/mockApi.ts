import { printMessage } from '#mocks/json-server/printMessage.ts';
import { type RunningApi, startApi } from '#mocks/json-server/startApi.ts';

/** Starts the mock API and prints each contact message. Throws a `CliError` if it cannot start. */
export function startMockApi(port: number, dataDir: string): Promise<RunningApi> {
  return startApi({ port, dataDir, onMessage: printMessage });
}
