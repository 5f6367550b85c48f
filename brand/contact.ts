/** The texts of the contact page. */
export const contact = {
  heading: 'Contact',
  lead: 'Ask us anything about studying abroad. The first consultation is free, and no question is too small.',
  formHeading: 'Write to us',
  informationHeading: 'Contact information',
  mapHeading: 'Where to find us',
  privacyNote:
    'What you write here goes through EmailJS, an e-mail service, to the mailbox of our office. We use it to answer you.',
  /** Instead of it, where the form sends to this project's server. */
  serverPrivacyNote:
    'What you write here is kept on the server of this website and may be mailed to the mailbox of our office. We use it to answer you.',
} as const;
