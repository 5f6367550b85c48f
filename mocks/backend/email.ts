import { emailEndpoint } from '#src/api/contract.ts';
import { type Context, check } from './actions.ts';
import { readForm } from './body.ts';
import type { StoredMessage } from './store.ts';

/** Takes the EmailJS SDK's form, keeps the message and answers as EmailJS does. */
export async function receiveEmail(
  { request, store }: Context,
  now: () => number,
  onMessage: (message: StoredMessage) => void,
): Promise<Response> {
  const form = check(emailEndpoint.request, await readForm(request));
  const kept: StoredMessage = {
    user_name: form.user_name,
    user_email: form.user_email,
    subject: form.subject,
    message: form.message,
    receivedAt: new Date(now()).toISOString(),
  };
  store.addMessage(kept);
  await store.save();
  onMessage(kept);
  return new Response('OK', { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
