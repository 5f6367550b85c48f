import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { site } from '#brand/site.ts';
import { BIN_DAYS } from '#contracts/bin.ts';
import { inSentence } from '#src/lib/wording.ts';

interface PrivacyPart {
  readonly id: string;
  readonly heading: string;
  readonly items: Readonly<Record<string, ReactNode>>;
}

/** A mailbox deletes nothing by itself. */
const NO_END =
  'The mailbox deletes nothing by itself: the message stays there until we clear it out, or until you ask us to delete it.';

/** The way of a message with this project's server. */
const onServer = (monthsKept: string) => ({
  where:
    'On the server of this website. It may also be mailed to the mailbox of our office: then the company that keeps our mailbox also has a copy.',
  howLong:
    monthsKept === 'never'
      ? `On the server and in our mailbox. ${NO_END}`
      : `${monthsKept} ${monthsKept === '1' ? 'month' : 'months'}, then the server deletes it. A backup of the server can have it for some weeks more, and a copy can be in our mailbox. ${NO_END}`,
  address:
    'The server sees the address of your internet connection, as every website does. Its log notes it with the pages that you open, but not with what you write. After a message it counts the address for about an hour, scrambled, so that nobody floods us.',
});

/** The way of a message with EmailJS. */
const byEmail = {
  where:
    'In the mailbox of our office. It goes there through EmailJS, a company that sends e-mail for websites. Both EmailJS and the company that keeps our mailbox can have a copy.',
  howLong: `In our mailbox. ${NO_END} How long EmailJS keeps its list of sent messages is in the privacy policy of EmailJS.`,
  address:
    'The company that hosts this website sees the address of your internet connection, as with every website, and EmailJS sees it when you send a message.',
};

const chats = site.mobile?.chats ?? [];
const others = [...chats, ...site.social.map(({ name }) => name)];

/** The use of what visitors write and do, for each way in which the form sends. */
export function privacyParts(hasServer: boolean, monthsKept: string): readonly PrivacyPart[] {
  const way = hasServer ? onServer(monthsKept) : byEmail;
  return [
    {
      id: 'your-message',
      heading: 'When you write to us',
      items: {
        'What we keep':
          'Your name, your e-mail address, subject and message, the time, and your phone number if you give it. We use it to answer you.',
        'Where it is': way.where,
        'How long': way.howLong,
        'To have it deleted': (
          <>
            Write to <Link href={`mailto:${site.email}`}>{site.email}</Link> or call{' '}
            <Link href={`tel:${site.phone.tel}`}>{site.phone.display}</Link>, and say which e-mail
            address you gave. {site.legalName ?? site.name} then deletes your messages
            {hasServer &&
              `, on the server and in the mailbox, and does not leave them in the bin of the server, where a deleted message otherwise lies for ${BIN_DAYS} days`}
            . You need no reason.
          </>
        ),
      },
    },
    {
      id: 'your-browser',
      heading: 'What stays on your phone or computer',
      items: {
        'A message you have begun':
          'For an hour, so that a closed page loses nothing. It is deleted when you send it or press ‘Clear the form’. It is also deleted when you open the form later than that.',
        'Papers and steps that you tick': 'In the guide of a country, until you remove the tick.',
        'Light or dark': 'Your choice, if you make one.',
        'Pages of this website':
          'So that they open without internet. Until you close the tab, the browser also remembers where on the page you were.',
        'Your figures':
          'The countries and sums that you fill in are in the address of the page, and we do not store them. Whoever gets the link from you sees them.',
        Cookies: 'None. Only our staff get one, when they sign in.',
      },
    },
    {
      id: 'others',
      heading: 'What others learn of your visit',
      items: {
        'Advertising and trackers': 'There are none. No company follows what you read here.',
        'Your internet address': way.address,
        'The map':
          'It comes from OpenStreetMap, and only after you press ‘Show map’. OpenStreetMap then sees your internet address.',
        'Pictures in blogs':
          'A picture may come from another website. That website sees your internet address, but not which page you read.',
        ...(others.length > 0 && {
          'Links to others': `${inSentence(others)} learn of you only when you press their link. Then their own rules hold.`,
        }),
      },
    },
  ];
}
