import { ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inboxMessages } from '#mocks/serverFixtures.ts';
import { BlogForm } from '#src/components/blog/BlogForm.tsx';
import { blogValuesOf } from '#src/components/blog/blogValues.ts';
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
  privacyHref: '',
};
const form = {
  isSending: false,
  problem: null,
  onChange: done,
  onSubmit: done,
  ref: { current: null },
};
const item = { ...inboxMessages[0], mail: null } as const;

it.each(['\ud83d', 'a\ude4fb'])('every form and message is shown with %j in each field', (text) => {
  const sent = {
    user_name: text,
    user_email: text,
    user_phone: text,
    subject: text,
    message: text,
  };
  const received = { name: text, email: text, phone: text, subject: text, message: text };
  const shown = [
    <ContactForm key="contact" {...contact} values={sent} />,
    <BlogForm
      key="blog"
      {...form}
      values={blogValuesOf({ title: text, author: text, content: text })}
    />,
    <TestimonialForm key="testimonial" {...form} values={{ name: text, message: text }} />,
    <MessageItem
      key="message"
      message={{ ...item, ...received, note: text }}
      isMine={false}
      isSaving={false}
      onStatus={done}
      onTake={done}
      onDelete={done}
    />,
    <SearchField key="search" label="Search" defaultValue={text} onChange={done} />,
  ];
  expect(renderToString(<ThemeProvider theme={theme}>{shown}</ThemeProvider>)).toContain('</');
});
