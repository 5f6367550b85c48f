import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ChatIcon, CheckIcon, DeleteIcon, MailIcon, PhoneIcon } from '#src/components/ui/icons.tsx';
import { chatUrl } from '#src/domain/contactLink.ts';
import { formatNepalTime } from '#src/domain/nepalTime.ts';
import { canChat, readPhoneNumber } from '#src/domain/phoneNumber.ts';
import { replyUrl } from '#src/domain/replyUrl.ts';
import { preview } from '#src/domain/textPreview.ts';
import { capitalize } from '#src/lib/wording.ts';
import { radius } from '#src/theme/tokens.ts';

/** A longer text is cut until somebody asks for all of it. */
const PREVIEW_LENGTH = 600;

const chats = ['WhatsApp', 'Viber'] as const;

type Status = 'new' | 'read' | 'done';

interface MessageItemProps {
  /** The sender's name. */
  name: string;
  /** The sender's address, as it was typed. */
  email: string;
  /** The sender's phone or WhatsApp number, as it was typed; empty if there is none. */
  phone: string;
  /** The subject, the heading of the item. */
  subject: string;
  /** The whole message; of a long one the beginning is shown first. */
  message: string;
  /** When it arrived, in ms since 1970. */
  receivedAt: number;
  /** Whether somebody has read it, and whether it is done. */
  status: Status;
  /** Whether it was mailed and why not; null says nothing about mail. */
  mail: {
    readonly state: 'waiting' | 'sent' | 'failed';
    readonly error?: string | undefined;
  } | null;
  /** While true, the new status is being saved and its buttons do nothing. */
  isSaving: boolean;
  /** Called with the status that a click gives it. */
  onStatus: (status: Status) => void;
  /** Called when Delete is clicked, before any confirmation. */
  onDelete: () => void;
}

const Item = styled('article')(({ theme }) => ({
  padding: 'clamp(16px, 2.4vw, 24px)',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.medium,
  backgroundColor: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
  '&[data-status="new"]': { boxShadow: `inset 4px 0 0 ${theme.vars.palette.secondary.main}` },
}));

const StatusMark = styled('span')(({ theme }) => ({
  float: 'right',
  marginInlineStart: 12,
  padding: '2px 10px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.medium,
  fontSize: '0.875rem',
  fontWeight: 600,
  '[data-status="new"] &': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.secondary.main,
    color: theme.vars.palette.secondary.contrastText,
  },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 });

function describeMail(mail: NonNullable<MessageItemProps['mail']>): string {
  if (mail.state === 'sent') return 'Mailed to the office.';
  const reason = mail.error ? `: ${mail.error}` : '';
  if (mail.state === 'failed') return `Not mailed${reason}`;
  return `Not mailed yet${reason}${reason && '. It is tried again.'}`;
}

/**
 * A contact message in the inbox: sender, text, whether it was mailed, buttons to answer by mail,
 * by phone or in a chat, to mark it as read or done, and to delete it. A phone number that is a
 * sentence is only text.
 *
 * For the dashboard only.
 *
 * **Screen reader:** An article named by its subject: 'New', 'Read' or 'Done' comes before it. Each
 * button is described by the subject.
 */
export function MessageItem({
  name,
  email,
  phone,
  subject,
  message,
  receivedAt,
  status,
  mail,
  isSaving,
  onStatus,
  onDelete,
}: MessageItemProps) {
  const subjectId = useId();
  const [isWhole, setIsWhole] = useState(message.length <= PREVIEW_LENGTH);
  const received = new Date(receivedAt);
  const number = readPhoneNumber(phone);
  const button = { size: 'small', 'aria-describedby': subjectId } as const;
  const statusButton = (label: string, next: Status) => (
    <Button
      {...button}
      variant="outlined"
      aria-disabled={isSaving}
      onClick={() => !isSaving && onStatus(next)}
      {...(next === 'done' && { startIcon: <CheckIcon /> })}
    >
      {label}
    </Button>
  );
  return (
    <Item aria-labelledby={subjectId} data-status={status}>
      <StatusMark>{capitalize(status)}</StatusMark>
      <Typography variant="h3" component="h2" id={subjectId}>
        {subject}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {[name, email, phone].filter(Boolean).join(' · ')} ·{' '}
        <time dateTime={received.toISOString()}>{formatNepalTime(received)}</time>
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '65ch', whiteSpace: 'pre-line' }}>
        {isWhole ? message : preview(message, PREVIEW_LENGTH)}
      </Typography>
      {mail && (
        <Typography
          variant="body2"
          color={mail.error ? 'error' : 'text.secondary'}
          sx={{ mt: 1, maxWidth: '65ch' }}
        >
          {describeMail(mail)}
        </Typography>
      )}
      {!isWhole && (
        <Button {...button} onClick={() => setIsWhole(true)}>
          Show all
        </Button>
      )}
      <Actions>
        <Button
          {...button}
          startIcon={<MailIcon />}
          href={replyUrl({ email, name, subject, message })}
        >
          Reply
        </Button>
        {number && (
          <Button {...button} startIcon={<PhoneIcon />} href={`tel:${number}`}>
            Call
          </Button>
        )}
        {number &&
          canChat(number) &&
          chats.map((chat) => (
            <Button key={chat} {...button} startIcon={<ChatIcon />} href={chatUrl(chat, number)}>
              {chat}
            </Button>
          ))}
      </Actions>
      <Actions>
        {status === 'new'
          ? statusButton('Mark as read', 'read')
          : statusButton('Mark as new', 'new')}
        {status === 'done' ? statusButton('Not done', 'read') : statusButton('Done', 'done')}
        <Button {...button} color="error" startIcon={<DeleteIcon />} onClick={onDelete}>
          Delete
        </Button>
      </Actions>
    </Item>
  );
}
