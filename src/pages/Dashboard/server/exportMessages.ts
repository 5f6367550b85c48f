import {
  type InboxMessage,
  inboxEndpoints,
  MAX_MESSAGES_PER_PAGE,
  type MessageFilter,
} from '#contracts/inbox.ts';
import { requestJson } from '#src/api/client.ts';
import { formatNepalTime } from '#src/domain/nepalTime.ts';
import { toCsv } from '#src/lib/csv.ts';

const columns: readonly (readonly [title: string, cellOf: (message: InboxMessage) => string])[] = [
  ['When (Nepal time)', ({ receivedAt }) => formatNepalTime(receivedAt)],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Subject', ({ subject }) => subject],
  ['Message', ({ message }) => message],
  ['Status', ({ status }) => (status === 'done' ? 'answered' : status)],
  ['Marked by', ({ markedBy }) => markedBy ?? ''],
  ['Taken by', ({ takenBy }) => takenBy ?? ''],
  ['Follow up on', ({ followUpOn }) => followUpOn ?? ''],
  ['Note', ({ note }) => note],
];

/** Fetches all messages of a filter, page by page, and returns them as CSV for a spreadsheet. */
export async function exportMessages(filter: MessageFilter): Promise<string> {
  const parts = [toCsv([columns.map(([title]) => title)])];
  const limit = String(MAX_MESSAGES_PER_PAGE);
  let before: string | undefined;
  for (;;) {
    const query = { ...filter, limit, before };
    const { data } = await requestJson(inboxEndpoints.listMessages, { query });
    parts.push(toCsv(data.messages.map((each) => columns.map(([, cellOf]) => cellOf(each)))));
    if (data.next === null) return parts.join('');
    before = data.next;
  }
}
