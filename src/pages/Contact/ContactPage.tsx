import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { contact } from '#brand/contact.ts';
import { site } from '#brand/site.ts';
import { HONEYPOT_FIELD } from '#contracts/contact.ts';
import { MAX_LINE_LENGTH } from '#contracts/text.ts';
import { sendContactMessage } from '#src/api/email.ts';
import { ClickToLoadMap } from '#src/components/contact/ClickToLoadMap.tsx';
import { ContactForm, EMPTY_FORM } from '#src/components/contact/ContactForm.tsx';
import { ContactInformation } from '#src/components/contact/ContactInformation.tsx';
import { DraftNotice } from '#src/components/feedback/DraftNotice.tsx';
import { PageHero } from '#src/components/ui/PageHero.tsx';
import { BELOW_HERO } from '#src/components/ui/Section.tsx';
import { addressLine, addressOf, hoursText, officeMap } from '#src/content/offices.ts';
import { organization } from '#src/content/organization.ts';
import { HOW_TO_CHECK, REGISTRATION_ID, registrationLine } from '#src/content/registration.ts';
import { SUBJECT_PARAMETER } from '#src/domain/contactLink.ts';
import { useDraft } from '#src/drafts/useDraft.ts';
import { cutText } from '#src/lib/cutText.ts';
import { paths } from '#src/pageTable.ts';
import { PageMeta } from '../PageMeta.tsx';
import type { ServerProps } from '../ServerProps.ts';
import { OfficeLine } from './OfficeLine.tsx';

const offices = site.offices.map((office) => ({
  ...office,
  address: addressOf(office),
  directionsUrl: officeMap(office).directionsUrl,
}));

const registration = registrationLine
  ? { line: registrationLine, howToCheck: HOW_TO_CHECK, href: `${paths.about}#${REGISTRATION_ID}` }
  : undefined;

/** Sends the form to the server. Its API client is loaded only now. */
async function sendToServer(form: HTMLFormElement, key: string): Promise<void> {
  const { sendMessage } = await import('#src/api/contact.ts');
  await sendMessage(form, key);
}

/** Long enough for another tab of the phone; not longer, because others may use it. */
const DRAFT_MAX_AGE_MS = 60 * 60 * 1000;

const Columns = styled(Container)(({ theme }) => ({
  paddingBlock: `${BELOW_HERO} clamp(40px, 6vw, 80px)`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(40px, 5vw, 80px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}));

/** The form with its draft. A separate component, so that typing renders nothing else. */
function MessageForm({ hasServer }: { hasServer: boolean }) {
  const { values, status, change, discard, idempotencyKey } = useDraft('contact', EMPTY_FORM, {
    maxAgeMs: DRAFT_MAX_AGE_MS,
  });
  // A message that was begun keeps its subject.
  const fillInSubject = useEffectEvent(() => {
    const asked = new URLSearchParams(window.location.search).get(SUBJECT_PARAMETER);
    if (asked && values.message === '') change({ subject: cutText(asked, MAX_LINE_LENGTH) });
  });
  useEffect(() => fillInSubject(), []);
  return (
    <>
      <DraftNotice
        status={status}
        restored="We kept what you typed here earlier, for an hour. It has not been sent."
        discardLabel="Clear the form"
        onDiscard={discard}
      />
      <ContactForm
        values={values}
        onChange={change}
        onSend={hasServer ? (form) => sendToServer(form, idempotencyKey()) : sendContactMessage}
        onSent={discard}
        site={site}
        privacyNote={hasServer ? contact.serverPrivacyNote : contact.privacyNote}
        privacyHref={paths.privacy}
        {...(hasServer && { honeypotField: HONEYPOT_FIELD })}
      />
    </>
  );
}

/** The contact form, the other ways to reach the office, and the map. */
export default function ContactPage({ hasServer = import.meta.env.HAS_SERVER }: ServerProps) {
  return (
    <>
      <PageMeta
        title="Contact"
        description={`Write, call or come by: ${addressLine}. ${hoursText}.`}
        path={paths.contact}
        jsonLd={[organization()]}
      />
      <PageHero heading={contact.heading} lead={contact.lead} size="small" aside={<OfficeLine />} />
      <Columns>
        <section className="no-print" aria-labelledby="write-to-us">
          <Typography variant="h2" id="write-to-us" sx={{ mb: { xs: 2, md: 3 } }}>
            {contact.formHeading}
          </Typography>
          <MessageForm hasServer={hasServer} />
        </section>
        <section aria-labelledby="contact-information">
          <Typography variant="h2" id="contact-information" tabIndex={-1} sx={{ mb: 1 }}>
            {contact.informationHeading}
          </Typography>
          <ContactInformation offices={offices} site={site} registration={registration} />
        </section>
      </Columns>
      <Container className="no-print" component="section" aria-labelledby="where-to-find-us">
        <Typography variant="h2" id="where-to-find-us" sx={{ mb: 3 }}>
          {contact.mapHeading}
        </Typography>
        <Box
          sx={{ display: 'flex', flexDirection: 'column', gap: 4, pb: 'clamp(48px, 7vw, 96px)' }}
        >
          {site.offices.map((office) => (
            <ClickToLoadMap key={addressOf(office)} {...officeMap(office)} />
          ))}
        </Box>
      </Container>
    </>
  );
}
