import { describe, expect, it } from 'vitest';
import { contactEndpoints } from '#contracts/contact.ts';
import {
  type InboxMessage,
  type InboxView,
  inboxEndpoints,
  MAX_NOTE_LENGTH,
  type MessageCounts,
} from '#contracts/inbox.ts';
import { type Client, UNKNOWN_ID } from './client.ts';

const { listMessages, countNewMessages, getMessage, updateMessage, updateNote, takeMessage } =
  inboxEndpoints;

/** The contract of a server with an inbox. */
export function describeInbox({ call, callAt, expectError }: Client) {
  const list = async (q: string, show?: InboxView): Promise<InboxMessage[]> => {
    const query = new URLSearchParams({ q, ...(show && { show }) });
    return Object((await call('GET', `${listMessages.path}?${query}`)).data).messages;
  };
  const counts = async () => (await call('GET', countNewMessages.path)).data as MessageCounts;

  /** Sends a message, and returns it as it arrived. */
  async function send(changed: object = {}): Promise<InboxMessage> {
    const key = crypto.randomUUID();
    const sender = { name: 'Asmita', email: `${key}@b.example`, message: `M ${key}` };
    await call('POST', contactEndpoints.sendMessage.path, { ...sender, subject: key, ...changed });
    const [message] = await list(key);
    if (!message) throw new Error('The message has not arrived.');
    return message;
  }

  describe('the inbox', () => {
    it('says who has given a message its status and when, the first of two', async () => {
      const { _id, subject, ...message } = await send();
      expect((await counts()).oldestUnanswered).toBeLessThanOrEqual(message.receivedAt);
      expect(message).toMatchObject({ status: 'new', markedBy: null, markedAt: null });
      const { data } = await callAt(updateMessage, _id, { status: 'done' });
      expect(data).toMatchObject({ status: 'done', markedBy: expect.any(String) });
      const { markedAt } = data as InboxMessage;
      expect(Math.abs(Date.now() - (markedAt ?? 0))).toBeLessThan(60_000);
      expect((await callAt(updateMessage, _id, { status: 'done' })).data).toEqual(data);
      expect((await callAt(getMessage, _id)).data).toEqual(data);
      expect(await list(subject, 'answered')).toEqual([data]);
      expect(await list(subject, 'new')).toEqual([]);
    });

    it('keeps a note and a day, and never replaces what the sender has not read', async () => {
      const { _id } = await send();
      const first = { note: 'Called: no answer', followUpOn: '2026-02-28', version: null };
      const { status, data } = await callAt(updateNote, _id, first);
      const { version: _version, ...noted } = first;
      expect({ status, data }).toMatchObject({ status: 200, data: noted });
      const { notedAt: version, notedBy } = data as InboxMessage;
      expect(notedBy).toEqual(expect.any(String));
      const mine = { note: 'Called: she comes', followUpOn: null };
      for (const old of [null, (version ?? 0) - 1]) {
        await expectError(409, callAt(updateNote, _id, { ...mine, version: old }), /Someone else/);
      }
      expect((await callAt(getMessage, _id)).data).toEqual(data);
      const searched = (await list(first.note)).map((message) => message._id);
      expect(searched).toContain(_id);
      const second = (await callAt(updateNote, _id, { ...mine, version })).data as InboxMessage;
      expect(second).toMatchObject(mine);
      expect(second.notedAt).toBeGreaterThan(version ?? 0);
    });

    it('refuses a note that is too long, and what is no day of the calendar', async () => {
      const { _id } = await send();
      const note = { note: 'N', followUpOn: null, version: null };
      const wrong = ['2026-02-30', '2026-13-01', '26-1-1', '', 'today', 20_260_101];
      for (const changed of [
        ...wrong.map((followUpOn) => ({ followUpOn })),
        ...[{ note: 'x'.repeat(MAX_NOTE_LENGTH + 1) }, { note: undefined }, { version: 'a' }],
      ]) {
        await expectError(400, callAt(updateNote, _id, { ...note, ...changed }));
      }
      expect((await callAt(updateNote, _id, { ...note, note: 'न'.repeat(2000) })).status).toBe(200);
    });

    it('gives a message to whoever takes it first, and takes it back', async () => {
      const { _id, subject } = await send();
      const before = await counts();
      const take = (isTaken: boolean, was: string | null) =>
        callAt(takeMessage, _id, { isTaken, was });
      // Whoever has it may send the same again.
      expect((await take(true, null)).data).toEqual((await take(true, null)).data);
      const [{ takenBy } = { takenBy: null }] = await list(subject, 'mine');
      expect(takenBy).toEqual(expect.any(String));
      expect((await counts()).mine).toBe(before.mine + 1);
      await expectError(409, take(false, 'somebody'));
      expect((await take(false, takenBy)).data).toMatchObject({ takenBy: null });
      expect(await list(subject, 'mine')).toEqual([]);
      expect(await counts()).toEqual(before);
    });

    it('shows what is mine until it is answered, and what has a day to follow up', async () => {
      const { _id, subject } = await send();
      const before = await counts();
      await callAt(takeMessage, _id, { isTaken: true, was: null });
      await callAt(updateMessage, _id, { status: 'done' });
      expect(await list(subject, 'mine')).toEqual([]);
      let version: number | null = null;
      for (const [followUpOn, isListed, isDue] of [
        ['2024-01-01', 1, 1],
        ['2999-01-01', 1, 0],
        [null, 0, 0],
      ] as const) {
        const { data } = await callAt(updateNote, _id, { note: '', followUpOn, version });
        version = (data as InboxMessage).notedAt;
        expect((await list(subject, 'follow-up')).length).toBe(isListed);
        expect((await counts()).followUp).toBe(before.followUp + isDue);
      }
    });

    it('lists what has a day to follow up by that day, page by page', async () => {
      const email = `${crypto.randomUUID()}@b.example`;
      const days = ['2026-03-02', '2026-03-01', '2026-03-03', '2026-03-01'];
      for (const followUpOn of days) {
        const { _id } = await send({ email });
        await callAt(updateNote, _id, { note: '', followUpOn, version: null });
      }
      const listed: (string | null)[] = [];
      let before = '';
      do {
        const query = { q: email, show: 'follow-up', limit: '1', ...(before && { before }) };
        const { data } = await call('GET', `${listMessages.path}?${new URLSearchParams(query)}`);
        const { messages, next } = Object(data);
        const [{ _id, followUpOn, notedAt }] = messages;
        listed.push(followUpOn);
        before = next;
        // Somebody clears the day of what was listed last.
        await callAt(updateNote, _id, { note: '', followUpOn: null, version: notedAt });
      } while (before && listed.length < 9);
      expect(listed).toEqual(days.toSorted());
    });

    it('has pages of the size that is asked for, and refuses what there is not', async () => {
      const email = `${crypto.randomUUID()}@b.example`;
      for (const _each of [1, 2, 3]) await send({ email });
      const page = (query: Record<string, string>) =>
        call('GET', `${listMessages.path}?${new URLSearchParams({ q: email, ...query })}`);
      const { messages, next } = Object((await page({ limit: '2' })).data);
      expect([messages.length, next]).toEqual([2, messages[1]._id]);
      const last = Object((await page({ limit: '2', before: next })).data);
      expect([last.messages.length, last.next]).toEqual([1, null]);
      await expectError(400, callAt(updateMessage, messages[0]._id, { status: 'lost' }));
      for (const limit of ['0', '201', '-1', 'all', '']) await expectError(400, page({ limit }));
      const [q, before] = ['a'.repeat(201), '0'.repeat(65)];
      const wrong = [{ q }, { before }, { show: 'lost' }, { q: '\0' }];
      for (const query of wrong) await expectError(400, page(query));
    });

    it('knows no message with an unknown id', async () => {
      await expectError(404, callAt(getMessage, UNKNOWN_ID));
      const note = { note: 'N', followUpOn: null, version: null };
      await expectError(404, callAt(updateNote, UNKNOWN_ID, note));
      await expectError(404, callAt(takeMessage, UNKNOWN_ID, { isTaken: true, was: null }));
    });
  });
}
