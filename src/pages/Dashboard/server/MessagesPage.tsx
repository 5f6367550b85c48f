import { memo } from 'react';
import type { InboxMessage, InboxStatus } from '#contracts/inbox.ts';
import { isNotFound } from '#src/api/client.ts';
import { deleteMessage, listMessages, setMessageStatus } from '#src/api/inbox.ts';
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

const Messages = memo(function Messages({
  entries,
  ...callbacks
}: ResourceItemsProps<InboxMessage>) {
  const { shown, showMore } = useIncrementalList(entries);
  return (
    <>
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

/** The inbox: all contact messages, newest first, to read, to mark as done and to delete. */
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
