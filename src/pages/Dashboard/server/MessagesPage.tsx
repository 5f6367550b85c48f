import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type InboxMessage,
  type InboxStatus,
  inboxStatuses,
  MAX_MESSAGES,
  type MessageQuery,
} from '#contracts/inbox.ts';
import { MAX_LINE_LENGTH } from '#contracts/text.ts';
import { isNotFound } from '#src/api/client.ts';
import {
  deleteMessage,
  listMessages,
  onMessageCounts,
  putBackMessage,
  setMessageStatus,
} from '#src/api/inbox.ts';
import { MessageItem } from '#src/components/contact/MessageItem.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { SearchField } from '#src/components/forms/SearchField.tsx';
import { Callout } from '#src/components/ui/Callout.tsx';
import { StackedList } from '#src/components/ui/StackedList.tsx';
import { cutText } from '#src/lib/cutText.ts';
import { useMutation } from '#src/lib/useMutation.ts';
import { useSyncUrlQuery } from '#src/lib/useSyncUrlQuery.ts';
import { useUrlQuery } from '#src/lib/useUrlQuery.ts';
import { capitalize } from '#src/lib/wording.ts';
import { paths } from '#src/pageTable.ts';
import { DashboardScreen } from '../DashboardScreen.tsx';
import { LoadedResource, type ResourceItemsProps } from '../ResourceList.tsx';

/** From which number of messages on the page warns. */
const NEARLY_FULL = MAX_MESSAGES * 0.9;

interface MessageProps
  extends Pick<ResourceItemsProps<InboxMessage>, 'onUpdated' | 'onDelete' | 'onGone'> {
  message: InboxMessage;
}

function Message({ message, onUpdated, onDelete, onGone }: MessageProps) {
  const toast = useToast();
  const save = (status: InboxStatus) => setMessageStatus(message._id, status);
  const { isPending, mutate } = useMutation(save, {
    onSuccess(updated) {
      onUpdated(updated);
      toast.success(`Message marked as ${updated.status}`);
    },
    onError(error) {
      toast.error('Failed to update message');
      if (isNotFound(error)) onGone(message);
    },
  });
  return (
    <MessageItem
      {...message}
      isSaving={isPending}
      onStatus={(status) => void mutate(status)}
      onDelete={() => onDelete(message)}
    />
  );
}

/** Warns before there is no room for more messages. */
function MessageTotal() {
  const [total, setTotal] = useState(0);
  useEffect(() => onMessageCounts((counts) => setTotal(counts.total)), []);
  if (total < NEARLY_FULL) return null;
  const format = (count: number) => count.toLocaleString('en');
  return (
    <Callout>
      {`There are ${format(total)} messages. With ${format(MAX_MESSAGES)} the contact form takes no more: delete those that are done.`}
    </Callout>
  );
}

function Messages({ entries, renderDeleted, ...callbacks }: ResourceItemsProps<InboxMessage>) {
  return (
    <StackedList>
      {entries.map((message) => (
        <li key={message._id} id={message._id}>
          {renderDeleted(message) ?? <Message message={message} {...callbacks} />}
        </li>
      ))}
    </StackedList>
  );
}

const Links = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 });

/** The address of the page with these messages. */
function hrefOf(query: MessageQuery): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  const search = new URLSearchParams(parameters).toString();
  return search ? `${paths.messages}?${search}` : paths.messages;
}

interface MessagesOfQueryProps {
  query: MessageQuery;
  headingRef: RefObject<HTMLElement | null>;
}

/** One page of the messages that match. */
function MessagesOfQuery({ query, headingRef }: MessagesOfQueryProps) {
  const [next, setNext] = useState<string | null>(null);
  const { before, ...filter } = query;
  const isWhole = Object.values(query).every((value) => value === undefined);
  async function load(signal: AbortSignal) {
    const page = await listMessages(query, signal);
    setNext(page.next);
    return { data: page.messages };
  }
  // The link that has the focus goes.
  const focusHeading = () => headingRef.current?.focus();
  return (
    <>
      <LoadedResource
        headingRef={headingRef}
        kind={{ name: 'messages', noun: 'message' }}
        empty={
          isWhole
            ? 'No messages yet. What visitors send with the contact form arrives here.'
            : 'No messages match.'
        }
        load={load}
        remove={({ _id }) => deleteMessage(_id)}
        putBack={({ _id }) => putBackMessage(_id)}
        getName={({ subject, name }) => `${subject} (${name})`}
        Entries={Messages}
      />
      {(before !== undefined || next !== null) && (
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

/**
 * The inbox: the contact messages, newest first and page by page, to search, to read, to mark as done and
 * to delete. The URL has the search as `q`, the status as `status` and the page as `before`.
 */
export default function MessagesPage() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const url = useUrlQuery();
  const [text, setText] = useState(() => url.get('q'));
  useSyncUrlQuery('q', text, url, 'before');
  const q = cutText(url.get('q'), MAX_LINE_LENGTH) || undefined;
  const status = inboxStatuses.find((each) => each === url.get('status'));
  const query = { q, status, before: url.get('before') || undefined };
  return (
    <DashboardScreen heading="Messages" headingRef={headingRef}>
      <MessageTotal />
      <SearchField
        label="Search messages"
        defaultValue={text}
        maxLength={MAX_LINE_LENGTH}
        onChange={setText}
      />
      <Links aria-label="Status">
        {[undefined, ...inboxStatuses].map((each) => (
          <Button
            key={each ?? 'all'}
            size="small"
            variant={each === status ? 'contained' : 'outlined'}
            aria-current={each === status && 'page'}
            href={hrefOf({ q, status: each })}
          >
            {each ? capitalize(each) : 'All'}
          </Button>
        ))}
      </Links>
      <MessagesOfQuery key={hrefOf(query)} query={query} headingRef={headingRef} />
    </DashboardScreen>
  );
}
