import type { Generated, Kysely } from 'kysely';
import type { AuditEntry } from '#contracts/audit.ts';
import type { ContactMessage } from '#contracts/contact.ts';
import type { KindName } from '#contracts/content.ts';
import type { InboxMessage, InboxStatus } from '#contracts/inbox.ts';
import type { Role } from '#contracts/session.ts';

/** A deleted row has the time since which it is in the bin, and who has deleted it. */
interface BinColumns {
  deleted_at: Generated<number | null>;
  deleted_by: Generated<string | null>;
}

/**
 * Every kind of entry has these. `is_draft` is 1 if only the dashboard shows it, `was_published` if
 * it has moved between the two.
 */
type EntryColumns = BinColumns & {
  id: string;
  is_draft: Generated<number>;
  was_published: Generated<number>;
};

/** The tables of both databases. Times are in ms since 1970; entries have their fields. */
export interface Database extends Readonly<Record<KindName, EntryColumns>> {
  blogs: EntryColumns & { image_url: string | null };
  accounts: {
    id: string;
    /** Lower case. */
    username: string;
    role: Role;
    /** Null until a link has set the first password. */
    password_hash: string | null;
    created_at: number;
    /** Null if it may sign in. */
    blocked_at: number | null;
    /** Null before the first sign-in. */
    signed_in_at: number | null;
  };
  sessions: {
    token_hash: string;
    id: string;
    account_id: string;
    created_at: number;
    seen_at: number;
    user_agent: string;
  };
  links: { token_hash: string; account_id: string | null; expires_at: number };
  limits: {
    key: string;
    /** The time from which no attempt counts. */
    forgotten_at: number;
    /** True if the last attempt was allowed. */
    is_admitted: number;
  };
  known_browsers: { token_hash: string; account_id: string; seen_at: number };
  /** `counted_as`: the account and hour whose wrong passwords the row counts, or null. */
  audit: AuditEntry & { counted_as: string | null };
  /** With the work of colleagues on a message: their usernames, and the times. */
  messages: ContactMessage &
    BinColumns & {
      id: string;
      status: InboxStatus;
      received_at: number;
      marked_by: Generated<string | null>;
      marked_at: Generated<number | null>;
      assigned_to: Generated<string | null>;
      note: Generated<string>;
      /** An ISO day. */
      follow_up_on: Generated<string | null>;
      noted_by: Generated<string | null>;
      noted_at: Generated<number | null>;
    };
  outbox: {
    message_id: string;
    state: NonNullable<InboxMessage['mail']>['state'];
    /** The number of times that sending has begun. */
    tries: number;
    /** The time of the next try. While a try runs, no other one begins before this time. */
    due_at: number;
    /** The reason of the last failure. */
    error: string | null;
    /** The addresses that have taken the mail, with commas between them. */
    taken_by: Generated<string>;
  };
  idempotency_keys: {
    key_hash: string;
    body_hash: string;
    /** The id of what the request has created. */
    created_id: string;
    created_at: number;
  };
  /** Uploaded pictures that no blog uses, and since when. */
  unused_pictures: { hash: string; since: number };
  /** One row; triggers raise its version with each write of an entry. */
  content_version: { id: number; version: number };
  /** One row, after the first try. */
  bank_rates: {
    id: number;
    /** The time of the next request to the bank. */
    due_at: number;
    /** The ISO day that the bank has quoted them for. */
    day: string | null;
    /** A JSON object: NPR for one unit by the code of the currency. */
    npr: string | null;
    read_at: number | null;
    /** The last try, if it failed, and why. */
    failed_at: number | null;
    failure: string | null;
  };
  /** The entry that a post of another site has become: the site and the number of the post. */
  imported: { source: string; entry_id: string; imported_at: number };
  /** The addresses that entries had at another site. */
  old_addresses: { address: string; entry_id: string };
  /** One row, after the first import of the dashboard. */
  import_run: {
    id: number;
    started_at: number;
    /** The time of its last progress. */
    seen_at: number;
    /** The number of posts that are read, and of all posts. */
    done: number;
    total: number;
    /** JSON, when it has ended. */
    report: string | null;
    failure: string | null;
  };
  /** One row while old messages are deleted: after how many months, and since when that is so. */
  message_deletion: { id: number; months: number; since: number };
  migrations: { name: string; sha256: string; applied_at: number };
}

/** A database, or a transaction in it. */
export type Db = Kysely<Database>;
