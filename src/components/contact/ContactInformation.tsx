import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import {
  ChatIcon,
  CheckIcon,
  ClockIcon,
  MailIcon,
  PhoneIcon,
  PinIcon,
} from '#src/components/ui/icons.tsx';
import { chatUrl } from '#src/domain/contactLink.ts';
import { hoursText } from '#src/domain/officeHours.ts';
import type { PhoneNumber, Site } from '#src/domain/site.ts';
import { OfficeStatus } from './OfficeStatus.tsx';

interface ContactOffice {
  /** Needed if there are several. */
  name?: string;
  /** On one line. */
  address: string;
  /** The URL of directions. */
  directionsUrl: string;
  /** If it has a number of its own. */
  phone?: PhoneNumber;
}

interface ContactInformationProps {
  /** The head office, then the others. */
  offices: readonly ContactOffice[];
  /** The phone of the head office, the number for messages, the e-mail address and the hours. */
  site: Pick<Site, 'phone' | 'mobile' | 'email' | 'hours'>;
  /** Licence and PAN, how to check them, and the address of more. Default: not shown. */
  registration?: { line: string; howToCheck: string; href: string } | undefined;
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  '& > div': {
    position: 'relative',
    padding: '16px 0 16px 2.75rem',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& svg': { position: 'absolute', left: 0, top: 18, color: theme.vars.palette.primary.main },
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { overflowWrap: 'anywhere', textWrap: 'balance' },
  '& small': { marginBlock: 4, fontSize: 'smaller', lineHeight: 'inherit' },
  '& a': { display: 'inline-block', paddingBlock: 2 },
}));

function Entry({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * The contact details of the office: address, phone, mobile, e-mail, hours and licence, as links
 * where possible.
 *
 * For the contact page; elsewhere a phone link is enough.
 */
export function ContactInformation({ offices, site, registration }: ContactInformationProps) {
  const { phone, mobile, email, hours } = site;
  return (
    <List>
      {offices.map((office) => (
        <Entry key={office.address} icon={<PinIcon />} label={office.name ?? 'Address'}>
          {office.address}
          <br />
          <Link href={office.directionsUrl}>Directions</Link>
          {office.phone && (
            <>
              {' · '}
              <Link href={`tel:${office.phone.tel}`}>{office.phone.display}</Link>
            </>
          )}
        </Entry>
      ))}
      <Entry icon={<PhoneIcon />} label="Phone">
        <Link href={`tel:${phone.tel}`}>{phone.display}</Link>
      </Entry>
      {mobile && (
        <Entry icon={<ChatIcon />} label="Mobile">
          <Link href={`tel:${mobile.tel}`}>{mobile.display}</Link>
          {mobile.chats.length > 0 && <br />}
          {mobile.chats.map((chat, index) => (
            <Fragment key={chat}>
              {index > 0 && ' · '}
              <Link href={chatUrl(chat, mobile.tel)}>{chat}</Link>
            </Fragment>
          ))}
        </Entry>
      )}
      <Entry icon={<MailIcon />} label="E-mail">
        <Link href={`mailto:${email}`}>{email}</Link>
      </Entry>
      <Entry icon={<ClockIcon />} label="Office hours">
        {hoursText(hours)}
        <br />
        <OfficeStatus hours={hours} />
      </Entry>
      {registration && (
        <Entry icon={<CheckIcon />} label="Registration">
          {registration.line}
          <small>{registration.howToCheck}</small>
          <Link href={registration.href}>Who pays us</Link>
        </Entry>
      )}
    </List>
  );
}
