import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '#src/lib/time.ts';
import type { Log } from '../http/log.ts';
import { reasonOf } from '../reasonOf.ts';
import type { Db } from '../storage/schema.ts';
import { type MailedMessage, PartlyRefused, type SendMail } from './mail.ts';

/** The pauses after each failed try but the last, in minutes. The last try is after 20 hours. */
const PAUSES = [1, 5, 30, 120, 360, 720];

/** The longest time of a try, longer than that of a mail. Then another process tries. */
export const LEASE_MS = 3 * MINUTE_MS;

/** The longest pause, and the most that the clocks of servers may differ. */
const MAX_PAUSE_MS = (Math.max(...PAUSES) + 60) * MINUTE_MS;

const POLL_MS = 10_000;

/** The time for which a stopping server waits for a mail that it is sending, in ms. */
const STOP_TIMEOUT_MS = 20_000;

/** Sends the mails that wait in the database. */
export type Outbox = ReturnType<typeof startOutbox>;

/** Starts to send the mails that are due, also those of other processes on the same database. */
export function startOutbox(db: Db, sendMail: SendMail, log: Log) {
  let isStopping = false;
  let running: Promise<void> | undefined;
  let isWoken = false;
  const run = async () => {
    // A message that arrives at the very end must not wait for the next poll.
    while (isWoken && !isStopping) {
      isWoken = false;
      await sendDue(db, sendMail, { log, isStopping: () => isStopping }).catch((error) =>
        log('warn', { error: String(error) }),
      );
    }
    running = undefined;
  };
  const wake = () => {
    isWoken = true;
    running ??= run();
  };
  const timer = setInterval(wake, POLL_MS);
  wake();
  return {
    /** Sends the mails that are due now. */
    wake,
    /** Ends the mail that is being sent, and begins no other. */
    async stop(): Promise<void> {
      isStopping = true;
      clearInterval(timer);
      await Promise.race([running, wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

interface SendOptions {
  readonly log: Log;
  readonly isStopping?: () => boolean;
  readonly now?: () => number;
}

/** Sends the mails that are due, one after the other. */
export async function sendDue(
  db: Db,
  sendMail: SendMail,
  { log, isStopping = () => false, now = Date.now }: SendOptions,
): Promise<void> {
  while (!isStopping()) {
    const mail = await claim(db, now());
    if (!mail) return;
    const { tries, taken_by, ...message } = mail;
    const failure: unknown = await sendMail(message, taken_by.split(',').filter(Boolean)).then(
      () => undefined,
      (reason) => reason,
    );
    const error = failure === undefined ? undefined : lineOf(failure);
    const takenBy = failure instanceof PartlyRefused ? failure.takenBy.join(',') : taken_by;
    const pause = PAUSES[tries - 1];
    const state = error === undefined ? 'sent' : pause === undefined ? 'failed' : 'waiting';
    const due_at = now() + (pause ?? 0) * MINUTE_MS;
    await db
      .updateTable('outbox')
      .set({ state, due_at, error: error ?? null, taken_by: takenBy })
      .where('message_id', '=', message.id)
      .where('tries', '=', tries)
      .execute();
    log(error === undefined ? 'info' : 'warn', { message: 'Mail', id: message.id, state, error });
  }
}

type Claimed = MailedMessage & { tries: number; taken_by: string };

/** Takes the mail that is due first for the time of a lease; undefined if none is due. */
async function claim(db: Db, now: number): Promise<Claimed | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('outbox')
      .innerJoin('messages', 'messages.id', 'outbox.message_id')
      .select(['id', 'name', 'email', 'phone', 'subject', 'message', 'tries', 'taken_by'])
      .where('state', '=', 'waiting')
      // It is sent if somebody puts the message back.
      .where('deleted_at', 'is', null)
      // A time beyond every pause comes from a clock that was ahead; a first try never waits.
      .where(({ eb, or }) =>
        or([eb('due_at', '<=', now), eb('due_at', '>', now + MAX_PAUSE_MS), eb('tries', '=', 0)]),
      )
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const tries = due.tries + 1;
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ tries, due_at: now + LEASE_MS })
      .where('message_id', '=', due.id)
      // Another process that has taken the mail has raised its number of tries.
      .where('tries', '=', due.tries)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return { ...due, tries };
  }
}

/** One line for the inbox and the log. */
const lineOf = (error: unknown) => reasonOf(error).replaceAll(/\s+/g, ' ').slice(0, 300);
