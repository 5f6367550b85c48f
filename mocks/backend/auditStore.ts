import { type AuditEntry, actionsOfKind } from '#contracts/audit.ts';
import { type AuditStore, boundsOfDay } from '#server/auth/auditApi.ts';

/** Creates an audit log in memory with these entries, newest first. */
export function createAuditStore(entries: readonly AuditEntry[]): AuditStore {
  return {
    async list({ username, kind, day, before, limit }) {
      const [from, to] = day === undefined ? [0, Number.POSITIVE_INFINITY] : boundsOfDay(day);
      const actions = kind && actionsOfKind(kind);
      return entries
        .filter(
          ({ id, at, action, username: name }) =>
            (username === undefined || name === username) &&
            (actions === undefined ||
              actions.exact.includes(action) ||
              actions.prefixes.some((prefix) => action.startsWith(prefix))) &&
            at >= from &&
            at < to &&
            (before === undefined || id < before),
        )
        .slice(0, limit);
    },
    listUsernames: async () =>
      [...new Set(entries.map(({ username }) => username))]
        .sort()
        .map((username) => ({ username })),
  };
}
