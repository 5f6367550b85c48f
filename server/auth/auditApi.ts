import { Hono } from 'hono';
import { type AuditEntry, type AuditQuery, auditEndpoints } from '#contracts/audit.ts';
import { type ApiEnv, route } from '../api/route.ts';

/** The storage of the audit log. */
export interface AuditStore {
  /** The entries that the query asks for, newest first. */
  list(query: AuditQuery): Promise<AuditEntry[]>;
  /** The names in the entries, each once, in order. */
  listUsernames(): Promise<Pick<AuditEntry, 'username'>[]>;
}

/** Creates the endpoints of the audit log, for the server and for the mocks. */
export function createAuditApi(store: AuditStore): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  route(app, auditEndpoints.listAudit, ({ query }) => store.list(query));
  route(app, auditEndpoints.listAuditUsernames, () => store.listUsernames());
  return app;
}

/** The first ms of a day in Kathmandu, which has had this offset since 1986, and of the next. */
export function boundsOfDay(day: string): readonly [from: number, to: number] {
  const from = Date.parse(`${day}T00:00:00+05:45`);
  return [from, from + 86_400_000];
}
