import { main as runServer } from './server.ts';

/** `npm run serve` builds what is missing and runs the production server until Ctrl-C. */
export const main = (): Promise<void> => runServer([]);
