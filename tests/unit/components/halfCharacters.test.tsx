import { ThemeProvider } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BlogForm } from '#src/components/blog/BlogForm.tsx';
import { ContactForm } from '#src/components/contact/ContactForm.tsx';
import { MessageItem } from '#src/components/contact/MessageItem.tsx';
import { SearchField } from '#src/components/forms/SearchField.tsx';
import { TestimonialForm } from '#src/components/testimonial/TestimonialForm.tsx';
import { theme } from '#src/theme/theme.ts';

const done = () => {};
const contact = {
  onChange: done,
  onSend: async () => {},
  onSent: done,
  phone: { display: '061-1', tel: '+97761' },
  mobile: { tel: '+977980', chats: ['WhatsApp', 'Viber'] as const },
  email: 'office@consultancy.example',
  privacyNote: '',
};
const form = {
  isSending: false,
  problem: null,
  onChange: done,
  onSubmit: done,
  ref: { current: null },
};
const message = { receivedAt: 0, status: 'new', mail: null, isSaving: false } as const;

const texts = { user_name: '', user_email: '', user_phone: '', subject: '', message: '' };
const item = { name: '', email: '', phone: '', subject: '', message: '' };
const withEach = <T extends Readonly<Record<string, string>>>(fields: T, text: string): T[] =>
  Object.keys(fields).map((name) => ({ ...fields, [name]: text }));

it.each(['\ud83d', 'a\ude4fb'])('every form and message is shown with %j in any field', (text) => {
  const shown: ReactElement[] = [
    ...withEach(texts, text).map((values) => <ContactForm key="" {...contact} values={values} />),
    ...withEach({ title: '', author: '', content: '' }, text).map((values) => (
      <BlogForm key="" {...form} values={values} />
    )),
    ...withEach({ name: '', message: '' }, text).map((values) => (
      <TestimonialForm key="" {...form} values={values} />
    )),
    ...withEach(item, text).map((values) => (
      <MessageItem key="" {...message} {...values} onStatus={done} onDelete={done} />
    )),
    <SearchField key="" label="Search" defaultValue={text} onChange={done} />,
  ];
  expect(shown).toHaveLength(16);
  for (const element of shown) {
    expect(renderToString(<ThemeProvider theme={theme}>{element}</ThemeProvider>)).toContain('</');
  }
});
