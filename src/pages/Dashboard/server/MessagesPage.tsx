import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type InboxMessage,
  type InboxStatus,
  type InboxView,
  inboxViews,
  MAX_MESSAGES,
  type MessageCounts,
  type MessageFilter,
  type MessagePage,
  type MessageQuery,
} from '#contracts/inbox.ts';
import { MAX_LINE_LENGTH } from '#contracts/text.ts';
import { failureMessage, isConflict, isNotFound, serverMessage } from '#src/api/client.ts';
import {
  deleteMessage,
  getMessage,
  listMessages,
  onMessageCounts,
  putBackMessage,
  saveNote,
  setMessageStatus,
  takeMessage,
} from '#src/api/inbox.ts';
import { useSession } from '#src/auth/SessionProvider.tsx';
import { MessageItem } from '#src/components/contact/MessageItem.tsx';
import { MessageNote } from '#src/components/contact/MessageNote.tsx';
import { DraftNotice } from '#src/components/feedback/DraftNotice.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { SearchField } from '#src/components/forms/SearchField.tsx';
import { Callout } from '#src/components/ui/Callout.tsx';
import { StackedList } from '#src/components/ui/StackedList.tsx';
import { waitText } from '#src/domain/waitText.ts';
import { useAccountDraft } from '#src/drafts/AccountDrafts.tsx';
import { cutText } from '#src/lib/cutText.ts';
import { downloadCsv } from '#src/lib/downloadFile.ts';
import { useNow } from '#src/lib/useClock.ts';
import { useMutation } from '#src/lib/useMutation.ts';
import { useSyncUrlQuery } from '#src/lib/useSyncUrlQuery.ts';
import { useUrlQuery } from '#src/lib/useUrlQuery.ts';
import { paths } from '#src/pageTable.ts';
import type { EntryChange } from '../ChosenEntries.tsx';
import { DashboardScreen } from '../DashboardScreen.tsx';
import { LoadedResource, type ResourceItemsProps } from '../ResourceList.tsx';
import { NOT_SAVED } from '../useEditForm.tsx';
import { exportMessages } from './exportMessages.ts';

/** From which number of messages on the page warns. */
const NEARLY_FULL = MAX_MESSAGES * 0.9;

interface ChangeProps extends Pick<ResourceItemsProps<InboxMessage>, 'onUpdated' | 'onGone'> {
  message: InboxMessage;
}

interface MessageProps
  extends ChangeProps,
    Pick<ResourceItemsProps<InboxMessage>, 'onDelete' | 'renderChoice'> {}

/** Returns what to do after a failed change of a message, and shows the changes of colleagues. */
function useFailedChange({ message, onUpdated, onGone }: ChangeProps) {
  const toast = useToast();
  return async (error: unknown, text: string) => {
    toast.error((isConflict(error) && serverMessage(error)) || text);
    if (isNotFound(error)) onGone(message);
    if (isConflict(error)) await getMessage(message._id).then(onUpdated, () => undefined);
  };
}

interface NoteProps extends ChangeProps {
  /** Called before the form is replaced by the one for the note that is saved now. */
  onReplace: () => void;
}

function Note({ onReplace, ...props }: NoteProps) {
  const { message, onUpdated } = props;
  const { _id, note, followUpOn, notedAt } = message;
  const saved = { note, followUpOn: followUpOn ?? '' };
  const { values, status, change, discard } = useAccountDraft(`message:${_id}`, saved);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  const onFailed = useFailedChange(props);
  const save = () =>
    saveNote(_id, {
      note: values.note,
      followUpOn: values.followUpOn || null,
      version: notedAt,
    });
  const { isPending, mutate } = useMutation(save, {
    onSuccess(updated) {
      discard();
      onReplace();
      onUpdated(updated);
      toast.success('Note saved');
    },
    onError(error) {
      if (isConflict(error)) onReplace();
      else setProblem(NOT_SAVED);
      return onFailed(error, 'Failed to save note');
    },
  });
  return (
    <MessageNote
      values={values}
      onChange={change}
      isSending={isPending}
      problem={problem}
      isOpen={status !== 'clean'}
      notice={<DraftNotice status={status} discardLabel="Use the saved text" onDiscard={discard} />}
      onSubmit={() => {
        setProblem(null);
        void mutate();
      }}
    />
  );
}

function Message({ onDelete, renderChoice, ...props }: MessageProps) {
  const { message, onUpdated } = props;
  const { _id, takenBy, notedAt } = message;
  const { session } = useSession();
  const toast = useToast();
  const onFailed = useFailedChange(props);
  const marking = useMutation((status: InboxStatus) => setMessageStatus(_id, status), {
    onSuccess(updated) {
      onUpdated(updated);
      toast.success(`Message marked as ${updated.status === 'done' ? 'answered' : updated.status}`);
    },
    onError: (error) => onFailed(error, 'Failed to update message'),
  });
  const taking = useMutation((isTaken: boolean) => takeMessage(_id, isTaken, takenBy), {
    onSuccess(updated) {
      onUpdated(updated);
      toast.success(updated.takenBy ? 'You take care of this message' : 'Message given back');
    },
    onError: (error) => onFailed(error, 'Failed to update message'),
  });
  const isReplaced = useRef(false);
  // The field or button that had the focus is gone with the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each note has a form of its own
  useEffect(() => {
    if (isReplaced.current) document.getElementById(_id)?.querySelector('summary')?.focus();
    isReplaced.current = false;
  }, [notedAt]);
  const onReplace = () => {
    isReplaced.current = true;
  };
  return (
    <MessageItem
      message={message}
      isMine={session.status === 'signed-in' && takenBy === session.username}
      isSaving={marking.isPending || taking.isPending}
      onStatus={(status) => void marking.mutate(status)}
      onTake={(isTaken) => void taking.mutate(isTaken)}
      onDelete={() => onDelete(message)}
      choice={renderChoice(message)}
    >
      <Note key={notedAt} {...props} onReplace={onReplace} />
    </MessageItem>
  );
}

/** Warns before there is no room for more messages. */
function MessageTotal({ total }: Pick<MessageCounts, 'total'>) {
  if (total < NEARLY_FULL) return null;
  const format = (count: number) => count.toLocaleString('en');
  return (
    <Callout>
      {`There are ${format(total)} messages. With ${format(MAX_MESSAGES)} the contact form takes no more: delete those that are done.`}
    </Callout>
  );
}

/** The waiting time of the oldest message without an answer. */
function Waiting({ oldestUnanswered }: Pick<MessageCounts, 'oldestUnanswered'>) {
  const now = useNow();
  if (!now || oldestUnanswered === null) return null;
  return (
    <Typography sx={{ mb: 3 }}>
      {`The oldest message without an answer has waited for ${waitText(Number(now) - oldestUnanswered)}.`}
    </Typography>
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

/** Saves the messages of a filter, of all its pages, for a spreadsheet. */
function Export({ filter }: { filter: MessageFilter }) {
  const toast = useToast();
  const { isPending, mutate } = useMutation(() => exportMessages(filter), {
    onSuccess: (csv) => downloadCsv('messages.csv', csv),
    onError: (error) => toast.error(failureMessage(error)),
  });
  return (
    <Button
      variant="outlined"
      sx={{ mt: 3 }}
      aria-disabled={isPending}
      onClick={() => void mutate()}
    >
      Export as CSV
    </Button>
  );
}

const ANSWERED: EntryChange<InboxMessage> = {
  labelOf: (count) => `Mark ${count} as answered`,
  done: 'marked as answered',
  run: ({ _id }) => setMessageStatus(_id, 'done'),
};

interface MessagesOfQueryProps {
  query: PageQuery;
  headingRef: RefObject<HTMLElement | null>;
}

function MessagesOfQuery({ query, headingRef }: MessagesOfQueryProps) {
  const [{ messages, next }, setPage] = useState<MessagePage>({ messages: [], next: null });
  const { before, ...filter } = query;
  const isWhole = Object.values(query).every((value) => value === undefined);
  async function load(signal: AbortSignal) {
    const page = await listMessages(query, signal);
    setPage(page);
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
        change={ANSWERED}
      />
      {messages.length > 0 && <Export filter={filter} />}
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

const viewNames: Readonly<Record<InboxView, string>> = {
  new: 'New',
  mine: 'Mine',
  'follow-up': 'Follow up',
  answered: 'Answered',
};

/** The name of a part of the inbox, with how many messages want something there. */
function labelOf(view: InboxView, counts: MessageCounts | undefined): string {
  const count = {
    new: counts?.new,
    mine: counts?.mine,
    'follow-up': counts?.followUp,
    answered: 0,
  };
  return count[view] ? `${viewNames[view]} (${count[view]})` : viewNames[view];
}

/**
 * The inbox: the contact messages, newest first and page by page, to search, to read, to answer and
 * to delete, with notes for colleagues. The URL has the search as `q`, the part of the inbox as
 * `show` and the page as `before`.
 */
export default function MessagesPage() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const url = useUrlQuery();
  const [text, setText] = useState(() => url.get('q'));
  useSyncUrlQuery('q', text, url, 'before');
  const [counts, setCounts] = useState<MessageCounts>();
  useEffect(() => onMessageCounts(setCounts), []);
  const q = cutText(url.get('q'), MAX_LINE_LENGTH) || undefined;
  const show = inboxViews.find((each) => each === url.get('show'));
  const query = { q, show, before: url.get('before') || undefined };
  return (
    <DashboardScreen heading="Messages" headingRef={headingRef}>
      {counts && <MessageTotal {...counts} />}
      {counts && <Waiting {...counts} />}
      <SearchField
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
      <MessagesOfQuery key={hrefOf(query)} query={query} headingRef={headingRef} />
    </DashboardScreen>
  );
}
