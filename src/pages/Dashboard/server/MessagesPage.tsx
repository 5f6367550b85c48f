import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useState } from 'react';
import {
  type InboxMessage,
  type InboxStatus,
  LISTED_MESSAGES,
  MAX_MESSAGES,
} from '#contracts/inbox.ts';
import { isNotFound } from '#src/api/client.ts';
import { deleteMessage, listMessages, onMessageCounts, setMessageStatus } from '#src/api/inbox.ts';
import { MessageItem } from '#src/components/contact/MessageItem.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { ShowMore } from '#src/components/ui/ShowMore.tsx';
import { StackedList } from '#src/components/ui/StackedList.tsx';
import { useMutation } from '#src/lib/useMutation.ts';
import { type ResourceItemsProps, ResourceList } from '../ResourceList.tsx';
import { useIncrementalList } from '../useIncrementalList.ts';

const texts = {
  loading: 'Loading messages...',
  empty: 'No messages yet. What visitors send with the contact form arrives here.',
  fetchFailure: 'Failed to fetch messages',
  unavailable: 'The messages could not be loaded.',
  search: 'Search messages',
  noMatch: 'No messages match your search.',
  question: 'Are you sure you want to delete this message?',
  deleted: 'Message deleted successfully',
  deleteFailure: 'Failed to delete message',
};

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
      name={message.name}
      email={message.email}
      subject={message.subject}
      message={message.message}
      receivedAt={message.receivedAt}
      status={message.status}
      mail={message.mail}
      isSaving={isPending}
      onStatus={(status) => void mutate(status)}
      onDelete={() => onDelete(message)}
    />
  );
}

/** Says that not all messages are listed, and before there is no room for more. */
function MessageTotal() {
  const [total, setTotal] = useState(0);
  useEffect(() => onMessageCounts((counts) => setTotal(counts.total)), []);
  const format = (count: number) => count.toLocaleString('en');
  if (total >= NEARLY_FULL) {
    return (
      <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
        {`There are ${format(total)} messages. With ${format(MAX_MESSAGES)} the contact form takes no more: delete those that are done.`}
      </Alert>
    );
  }
  if (total <= LISTED_MESSAGES) return null;
  return (
    <Typography color="text.secondary" sx={{ mb: 2 }}>
      {`The newest ${format(LISTED_MESSAGES)} of ${format(total)} messages. Older ones follow when these are deleted.`}
    </Typography>
  );
}

const Messages = memo(function Messages({
  entries,
  ...callbacks
}: ResourceItemsProps<InboxMessage>) {
  const { shown, showMore } = useIncrementalList(entries);
  return (
    <>
      <MessageTotal />
      <StackedList>
        {shown.map((message) => (
          <li key={message._id} id={message._id}>
            <Message message={message} {...callbacks} />
          </li>
        ))}
      </StackedList>
      <ShowMore shown={shown.length} total={entries.length} onShowMore={showMore} />
    </>
  );
});

/** The inbox: the newest contact messages, newest first, to read, to mark as done and to delete. */
export default function MessagesPage() {
  return (
    <ResourceList
      heading="Messages"
      texts={texts}
      load={listMessages}
      remove={deleteMessage}
      getName={({ subject, name }) => `${subject} (${name})`}
      getSearchText={getSearchText}
      Entries={Messages}
    />
  );
}

function getSearchText(message: InboxMessage): readonly string[] {
  return [message.name, message.email, message.subject, message.message];
}
