/** The inbox of a site that is built with `VITE_AUTH=server`: MSW handlers with sample messages. */
import { HttpResponse, type RequestHandler } from 'msw';
import { parse } from 'valibot';
import { type InboxMessage, inboxEndpoints } from '#contracts/inbox.ts';
import { longTestimonial } from '../fixtures.ts';
import { handleCall } from './serverCalls.ts';

const HOUR_MS = 3_600_000;

/** The newest message came in an hour before the time of the stories. */
const NEWEST = Date.parse('2025-11-20T05:30:00Z');

/** Contact messages of invented people, newest first: one in each state of reading and mailing. */
export const inboxMessages = [
  {
    _id: '691ea7c800000000000000a4',
    name: 'सरिता पौडेल',
    email: 'sarita@student.example',
    subject: 'IELTS कहिले दिने?',
    message: 'नमस्ते,\nसेप्टेम्बरको लागि IELTS कहिले दिनुपर्छ?',
    status: 'new',
    receivedAt: NEWEST,
    mail: { state: 'waiting' },
  },
  {
    _id: '691e53680000000000000a3a',
    name: 'Asmita Thapa',
    email: 'asmita@student.example',
    subject: 'Costs of a year in Ireland',
    message: 'Namaste,\nhow much does a year in Ireland cost, with rent?\n\nThank you,\nAsmita',
    status: 'new',
    receivedAt: NEWEST - 6 * HOUR_MS,
    mail: { state: 'failed', error: 'Invalid login: 535 Authentication failed' },
  },
  {
    _id: '691d56200000000000000a2a',
    name: 'Dipesh Gurung',
    email: 'dipesh@student.example',
    subject: 'An appointment on Sunday',
    message: 'May I come by with my parents on Sunday at eleven?',
    status: 'read',
    receivedAt: NEWEST - 24 * HOUR_MS,
    mail: { state: 'sent' },
  },
  {
    _id: '691c04a00000000000000a1a',
    name: 'Pasang Sherpa',
    email: 'pasang@student.example',
    subject: 'Thank you',
    message: 'The visa is here. Thank you for everything!',
    status: 'done',
    receivedAt: NEWEST - 48 * HOUR_MS,
    mail: null,
  },
] as const satisfies readonly InboxMessage[];

/** A message with a long subject and text, and words that cannot be broken. */
export const longMessage: InboxMessage = {
  _id: '691ea7c800000000000000ff',
  name: longTestimonial.name,
  email: `${'a-very-long-name'.repeat(8)}@student.example`,
  subject: 'Studienbewerbungsunterlagen'.repeat(6),
  message: longTestimonial.message,
  status: 'new',
  receivedAt: NEWEST,
  mail: { state: 'waiting', error: `452 ${'mailbox-full-'.repeat(20)}` },
};

/** Every call succeeds, on a copy of these messages. */
export function inboxHandlers(messages: readonly InboxMessage[] = inboxMessages): RequestHandler[] {
  const stored = new Map(messages.map((message) => [message._id, message]));
  const notFound = () => HttpResponse.json({ message: 'Message not found' }, { status: 404 });
  return [
    handleCall('listMessages', () => HttpResponse.json([...stored.values()])),
    handleCall('countNewMessages', () => {
      const isNew = [...stored.values()].filter(({ status }) => status === 'new');
      return HttpResponse.json({ new: isNew.length });
    }),
    handleCall('updateMessage', async ({ request, params }) => {
      const message = stored.get(String(params.id));
      if (!message) return notFound();
      const change = parse(inboxEndpoints.updateMessage.request, await request.json());
      const updated = { ...message, ...change };
      stored.set(message._id, updated);
      return HttpResponse.json(updated);
    }),
    handleCall('deleteMessage', ({ params }) =>
      stored.delete(String(params.id))
        ? HttpResponse.json({ message: 'Message deleted' })
        : notFound(),
    ),
  ];
}
