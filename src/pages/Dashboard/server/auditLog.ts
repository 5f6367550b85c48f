import { is } from 'valibot';
import {
  type AuditEntry,
  type AuditFilter,
  type AuditKind,
  auditEndpoints,
  auditKinds,
  describeAuditAction,
  MAX_AUDIT_PAGE_SIZE,
  UNKNOWN_USERNAME,
} from '#contracts/audit.ts';
import { usernameSchema } from '#contracts/session.ts';
import { newDay } from '#contracts/text.ts';
import { requestJson } from '#src/api/client.ts';
import { formatNepalTime } from '#src/domain/nepalTime.ts';
import { toCsv } from '#src/lib/csv.ts';
import { capitalize } from '#src/lib/wording.ts';

/** Equal entries in a row: the newest of them, and how many there are. */
export interface AuditGroup extends AuditEntry {
  /** The time of the oldest. */
  readonly since: number;
}

const isEqual = (a: AuditEntry, b: AuditEntry) =>
  a.username === b.username &&
  a.action === b.action &&
  a.title === b.title &&
  a.address === b.address;

/** Joins equal entries that follow each other. */
export function groupEqualEntries(entries: readonly AuditEntry[]): AuditGroup[] {
  const groups: AuditGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && isEqual(last, entry)) {
      groups[groups.length - 1] = { ...last, count: last.count + entry.count, since: entry.at };
    } else {
      groups.push({ ...entry, since: entry.at });
    }
  }
  return groups;
}

/** Reads the filter of a link. What the server would refuse is left out. */
export function readAuditFilter(get: (name: string) => string): AuditFilter {
  const kind = auditKinds.find((each) => each === get('kind'));
  const day = get('day');
  const username = get('username');
  return {
    ...((username === UNKNOWN_USERNAME || is(usernameSchema, username)) && { username }),
    ...(kind && { kind }),
    ...(is(newDay, day) && { day }),
  };
}

const titles: Partial<Record<AuditKind, string>> = {
  accounts: 'Accounts and passwords',
  inbox: 'Messages',
};

/** The label of a kind in the list of kinds. */
export const titleOfKind = (kind: AuditKind) => titles[kind] ?? capitalize(kind);

/** Fetches all entries of a filter, page by page, and returns them as CSV for a spreadsheet. */
export async function exportAudit(filter: AuditFilter): Promise<string> {
  const parts = [toCsv([['When (Nepal time)', 'Who', 'What', 'Title', 'Id', 'Times', 'Address']])];
  const limit = String(MAX_AUDIT_PAGE_SIZE);
  let before: string | undefined;
  for (;;) {
    const query = { ...filter, limit, before };
    const { data } = await requestJson(auditEndpoints.listAudit, { query });
    parts.push(toCsv(data.map(toRow)));
    if (data.length < MAX_AUDIT_PAGE_SIZE) return parts.join('');
    before = data.at(-1)?.id;
  }
}

function toRow({ at, username, action, title, count, address }: AuditEntry) {
  const { text, id = '' } = describeAuditAction(action);
  return [formatNepalTime(at), username, text, title ?? '', id, count, address];
}
