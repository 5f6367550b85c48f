import { buildServer } from '../serving/builtServer.ts';

/** `npm run build:server` builds the server and its site into dist-server/ if they are not new. */
export const main = (): Promise<void> => buildServer();
