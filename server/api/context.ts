import type { Session } from '../auth/sessions.ts';
import type { Route, RouteRequest } from './routing.ts';

/** What the server's own routes get besides the request. */
export type ServerContext = RouteRequest & {
  session: Session | undefined;
  /** The client's address. */
  address: string;
};

export type ServerRoute = Route<ServerContext>;

/** Removes U+0000, which PostgreSQL refuses even in a comparison. */
export const withoutNul = (text: string) => text.replaceAll('\0', '');
