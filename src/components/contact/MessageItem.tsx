import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode, useId, useState } from 'react';
import type { InboxMessage, InboxStatus } from '#contracts/inbox.ts';
import { nepalDay } from '#contracts/nepalDay.ts';
import { ItemActions, ItemCard, ItemHeading } from '#src/components/ui/AdminItem.tsx';
import {
  ChatIcon,
  CheckIcon,
  DeleteIcon,
  MailIcon,
  PhoneIcon,
  WarningIcon,
} from '#src/components/ui/icons.tsx';
import { chatUrl } from '#src/domain/contactLink.ts';
import { formatNepalDay, formatNepalTime } from '#src/domain/nepalTime.ts';
import { canChat, readPhoneNumber } from '#src/domain/phoneNumber.ts';
import { replyUrl } from '#src/domain/replyUrl.ts';
import { preview } from '#src/domain/textPreview.ts';
import { inSentence } from '#src/lib/wording.ts';
import { radius } from '#src/theme/tokens.ts';

/** A longer text is cut until somebody asks for all of it. */
const PREVIEW_LENGTH = 600;

const chats = ['WhatsApp', 'Viber'] as const;

const statusNames = { new: 'New', read: 'Read', done: 'Answered' } as const;

const signNames = {
  'many-links': 'many links',
  'same-sender': 'many messages from this address at once',
  'same-text': 'the same text several times at once',
} as const;

interface MessageItemProps {
  /** The message; of a long one the beginning is shown first. */
  message: InboxMessage;
  /** True if the reader takes care of it. */
  isMine: boolean;
  /** While true, a change is being saved and the buttons of changes do nothing. */
  isSaving: boolean;
  /** Called with the status that a click gives it. */
  onStatus: (status: InboxStatus) => void;
  /** Called when the reader takes the message, or gives it back. */
  onTake: (isTaken: boolean) => void;
  /** Called when Delete is clicked, before any confirmation. */
  onDelete: () => void;
  /** A box that chooses the message, before its subject. */
  choice?: ReactNode;
  /** The form for the note, above the buttons: the last one deletes. */
  children?: ReactNode;
}

const Item = styled(ItemCard)(({ theme }) => ({
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

const Sign = styled(Typography)({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  marginTop: 12,
  fontWeight: 600,
});

const Note = styled('div')(({ theme }) => ({
  marginBlock: '16px 10px',
  paddingInlineStart: 14,
  borderInlineStart: `3px solid ${theme.vars.palette.secondary.main}`,
  maxWidth: '65ch',
  whiteSpace: 'pre-line',
  '& p': { margin: 0 },
  '& small': { display: 'inline', fontSize: 'smaller', lineHeight: 'inherit' },
}));

/** Buttons without a border, whose text is in line with the text above them. */
const Answers = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 8,
  margin: '16px 0 0 -14px',
});

/** A name, an address or a number, which goes to the next line as a whole. */
const Part = styled('span')({ display: 'inline-block' });

function describeMail(mail: NonNullable<InboxMessage['mail']>): string {
  if (mail.state === 'sent') return 'Mailed to the office.';
  const reason = mail.error ? `: ${mail.error}` : '';
  if (mail.state === 'failed') return `Not mailed${reason}`;
  return `Not mailed yet${reason}${reason && '. It is tried again.'}`;
}

function describeFollowUp(day: string): string {
  const today = nepalDay(new Date());
  if (day === today) return 'Follow up today.';
  const when = formatNepalDay(new Date(`${day}T06:00:00Z`));
  return day < today ? `Follow up now: it was for ${when}.` : `Follow up on ${when}.`;
}

/**
 * A contact message in the inbox: sender, text, whether it was mailed, buttons to answer by mail,
 * by phone or in a chat, to mark it as read or done, and to delete it. A phone number that is a
 * sentence is only text.
 *
 * For the dashboard only.
 */
export function MessageItem({
  message,
  isMine,
  isSaving,
  onStatus,
  onTake,
  onDelete,
  choice,
  children,
}: MessageItemProps) {
  const { name, email, phone, subject, message: text, status, takenBy, mail } = message;
  const { markedBy, markedAt, note, notedBy, notedAt, followUpOn } = message;
  const subjectId = useId();
  const [isWhole, setIsWhole] = useState(text.length <= PREVIEW_LENGTH);
  const received = new Date(message.receivedAt);
  const number = readPhoneNumber(phone);
  const button = { size: 'small', 'aria-describedby': subjectId } as const;
  const changeButton = (label: string, change: () => void, icon?: ReactNode) => (
    <Button
      {...button}
      variant="outlined"
      aria-disabled={isSaving}
      onClick={() => !isSaving && change()}
      startIcon={icon}
    >
      {label}
    </Button>
  );
  const statusButton = (label: string, next: InboxStatus) =>
    changeButton(label, () => onStatus(next), next === 'done' && <CheckIcon />);
  const [youTake, takes] = status === 'done' ? ['You took', 'took'] : ['You take', 'takes'];
  const care = [
    takenBy && `${isMine ? youTake : `${takenBy} ${takes}`} care of it.`,
    markedBy &&
      markedAt !== null &&
      status !== 'new' &&
      `${statusNames[status]} by ${markedBy} on ${formatNepalDay(new Date(markedAt))}.`,
  ].filter(Boolean);
  return (
    <Item aria-labelledby={subjectId} data-status={status}>
      <StatusMark>{statusNames[status]}</StatusMark>
      <ItemHeading>
        {choice}
        <Typography variant="h3" component="h2" id={subjectId}>
          {subject}
        </Typography>
      </ItemHeading>
      <Typography variant="body2" color="text.secondary">
        {Object.entries({ name, email, phone }).map(
          ([key, part]) =>
            part && (
              <Fragment key={key}>
                <Part>{part}</Part> ·{' '}
              </Fragment>
            ),
        )}
        <time dateTime={received.toISOString()}>{formatNepalTime(received)}</time>
      </Typography>
      {message.signs.length > 0 && (
        <Sign variant="body2">
          <WarningIcon fontSize="small" />
          {`It looks like advertising: ${inSentence(message.signs.map((sign) => signNames[sign]))}.`}
        </Sign>
      )}
      <Typography sx={{ mt: 1.5, maxWidth: '65ch', whiteSpace: 'pre-line' }}>
        {isWhole ? text : preview(text, PREVIEW_LENGTH)}
      </Typography>
      {!isWhole && (
        <Button {...button} sx={{ ml: '-14px' }} onClick={() => setIsWhole(true)}>
          Show all
        </Button>
      )}
      {mail && (
        <Typography
          variant="body2"
          color={mail.error ? 'error' : 'text.secondary'}
          sx={{ mt: 1, maxWidth: '65ch' }}
        >
          {describeMail(mail)}
        </Typography>
      )}
      {care.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
          {care.join(' ')}
        </Typography>
      )}
      {(note || followUpOn) && (
        <Note>
          {followUpOn && <strong>{describeFollowUp(followUpOn)}</strong>}
          {note && <p>{note}</p>}
          {notedBy && notedAt !== null && (
            <small>{`Noted by ${notedBy}, ${formatNepalTime(notedAt)}`}</small>
          )}
        </Note>
      )}
      {children}
      <Answers className="no-print">
        <Button {...button} startIcon={<MailIcon />} href={replyUrl({ ...message, message: text })}>
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
      </Answers>
      <ItemActions>
        {status === 'new'
          ? statusButton('Mark as read', 'read')
          : statusButton('Mark as new', 'new')}
        {status === 'done'
          ? statusButton('Not answered', 'read')
          : statusButton('Mark as answered', 'done')}
        {status !== 'done' &&
          (isMine
            ? changeButton('Give it back', () => onTake(false))
            : changeButton(takenBy ? 'Take it over' : 'I will answer', () => onTake(true)))}
        <Button {...button} color="error" startIcon={<DeleteIcon />} onClick={onDelete}>
          Delete
        </Button>
      </ItemActions>
    </Item>
  );
}
