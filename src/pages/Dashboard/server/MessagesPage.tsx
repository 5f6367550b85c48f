import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { groupThousands } from '#contracts/groupThousands.ts';
import {
  type InboxMessage,
  type InboxView,
  inboxViews,
  MAX_MESSAGES,
  type MessageCounts,
  type MessagePage,
  type MessageQuery,
} from '#contracts/inbox.ts';
import { MAX_LINE_LENGTH } from '#contracts/text.ts';
import {
  deleteMessage,
  listMessages,
  onMessageCounts,
  putBackMessage,
  setMessageStatus,
} from '#src/api/inbox.ts';
import { SearchField } from '#src/components/forms/SearchField.tsx';
import { Callout } from '#src/components/ui/Callout.tsx';
import { waitText } from '#src/domain/waitText.ts';
import { cutText } from '#src/lib/cutText.ts';
import { useNow } from '#src/lib/useClock.ts';
import { useUrlQuery } from '#src/lib/useUrlQuery.ts';
import { useUrlSearch } from '#src/lib/useUrlSearch.ts';
import { paths } from '#src/pageTable.ts';
import type { EntryChange } from '../ChosenEntries.tsx';
import { DashboardScreen, focusHeading } from '../DashboardScreen.tsx';
import { LoadedResource, type ResourceItemsProps } from '../LoadedResource.tsx';
import { StackedList } from '../StackedList.ts';
import { ExportButton } from './ExportButton.tsx';
import { exportMessages } from './exportMessages.ts';
import { MessageEntry } from './MessageEntry.tsx';

/** The number of messages from which the page warns. */
const NEARLY_FULL = MAX_MESSAGES * 0.9;

/** Warns before there is no room for more messages. */
function MessageTotal({ total }: Pick<MessageCounts, 'total'>) {
  if (total < NEARLY_FULL) return null;
  return (
    <Callout>
      {`There are ${groupThousands(total)} messages. With ${groupThousands(MAX_MESSAGES)} the contact form takes no more: delete those that are done.`}
    </Callout>
  );
}

/** The waiting time of the oldest message without an answer. */
function useWaiting(counts: MessageCounts | undefined) {
  const now = useNow();
  if (!now || !counts || counts.oldestUnanswered === null) return undefined;
  return `The oldest message without an answer has waited for ${waitText(Number(now) - counts.oldestUnanswered)}.`;
}

function Messages({ entries, renderDeleted, ...callbacks }: ResourceItemsProps<InboxMessage>) {
  return (
    <StackedList>
      {entries.map((message) => (
        <li key={message._id} id={message._id}>
          {renderDeleted(message) ?? <MessageEntry message={message} {...callbacks} />}
        </li>
      ))}
    </StackedList>
  );
}

const Links = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlock: '16px 24px',
});

type PageQuery = Omit<MessageQuery, 'limit'>;

function hrefOf(query: PageQuery): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  const search = new URLSearchParams(parameters).toString();
  return search ? `${paths.messages}?${search}` : paths.messages;
}

const ANSWERED: EntryChange<InboxMessage> = {
  labelOf: (count) => `Mark ${count} as answered`,
  done: 'marked as answered',
  run: ({ _id }) => setMessageStatus(_id, 'done'),
};

function MessagesOfQuery({ query }: { query: PageQuery }) {
  const [{ messages, next }, setPage] = useState<MessagePage>({ messages: [], next: null });
  const { before, ...filter } = query;
  const isWhole = Object.values(query).every((value) => value === undefined);
  async function load(signal: AbortSignal) {
    const page = await listMessages(query, signal);
    setPage(page);
    return { data: page.messages };
  }
  return (
    <>
      <LoadedResource
        kind={{ name: 'messages', noun: 'message' }}
        empty={
          isWhole
            ? 'No messages yet. What visitors send with the contact form arrives here.'
            : `No ${query.show === 'mine' ? 'unanswered ' : ''}messages ${query.q === undefined ? 'here' : 'match'}.`
        }
        load={load}
        remove={({ _id }) => deleteMessage(_id)}
        putBack={({ _id }) => putBackMessage(_id)}
        getName={({ subject, name }) => `${subject} (${name})`}
        Entries={Messages}
        change={ANSWERED}
      />
      {messages.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <ExportButton name="messages.csv" load={() => exportMessages(filter)} />
        </Box>
      )}
      {(before !== undefined || next !== null) && (
        // The link that has the focus goes.
        <Links aria-label="Pages">
          {before !== undefined && (
            <Button variant="outlined" href={hrefOf(filter)} onClick={focusHeading}>
              Newest messages
            </Button>
          )}
          {next !== null && (
            <Button
              variant="outlined"
              href={hrefOf({ ...filter, before: next })}
              onClick={focusHeading}
            >
              Older messages
            </Button>
          )}
        </Links>
      )}
    </>
  );
}

const views: Readonly<Record<InboxView, { name: string; count?: keyof MessageCounts }>> = {
  new: { name: 'New', count: 'new' },
  mine: { name: 'Mine', count: 'mine' },
  'follow-up': { name: 'Follow up', count: 'followUp' },
  answered: { name: 'Answered' },
};

/** The name of a part of the inbox, with how many messages want something there. */
function labelOf(view: InboxView, counts: MessageCounts | undefined): string {
  const { name, count } = views[view];
  return count && counts?.[count] ? `${name} (${counts[count]})` : name;
}

/**
 * The inbox: the contact messages, newest first and page by page, to search, to read, to answer and
 * to delete, with notes for colleagues. The URL has the search as `q`, the part of the inbox as
 * `show` and the page as `before`.
 */
export default function MessagesPage() {
  const url = useUrlQuery();
  const { text, setText, fieldKey } = useUrlSearch(url, 'before');
  const [counts, setCounts] = useState<MessageCounts>();
  useEffect(() => onMessageCounts(setCounts), []);
  const lead = useWaiting(counts);
  const q = cutText(url.get('q'), MAX_LINE_LENGTH) || undefined;
  const show = inboxViews.find((each) => each === url.get('show'));
  const query = { q, show, before: url.get('before') || undefined };
  return (
    <DashboardScreen heading="Messages" {...(lead && { lead })}>
      {counts && <MessageTotal {...counts} />}
      <SearchField
        key={fieldKey}
        label="Search messages"
        defaultValue={text}
        maxLength={MAX_LINE_LENGTH}
        onChange={setText}
      />
      <Links aria-label="Filter">
        {[...inboxViews, undefined].map((each) => (
          <Button
            key={each ?? 'all'}
            size="small"
            variant={each === show ? 'contained' : 'outlined'}
            aria-current={each === show && 'page'}
            href={hrefOf({ q, show: each })}
          >
            {each ? labelOf(each, counts) : 'All'}
          </Button>
        ))}
      </Links>
      <MessagesOfQuery key={hrefOf(query)} query={query} />
    </DashboardScreen>
  );
}
