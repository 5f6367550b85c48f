import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ChatIcon, ClockIcon, MailIcon, PhoneIcon, PinIcon } from '#src/components/ui/icons.tsx';
import type { OfficeHours } from '#src/domain/officeHours.ts';
import { OfficeStatus } from './OfficeStatus.tsx';

interface ContactInformationProps {
  /** The office's address on one line. */
  address: string;
  /** The URL of directions to the office. */
  directionsUrl: string;
  /** The office's phone: `display` is the text, `tel` the number of the link. */
  phone: { display: string; tel: string };
  /** The number for WhatsApp and Viber. */
  mobile: { display: string; tel: string };
  /** The office's e-mail address. */
  email: string;
  /** The office's opening hours; `text` is the line that is shown. */
  hours: OfficeHours & { text: string };
}

const List = styled('dl')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    margin: 0,
    display: 'grid',
    '& > div': {
      position: 'relative',
      padding: '16px 0 16px 2.75rem',
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& svg': { position: 'absolute', left: 0, top: 18, color: palette.primary.main },
    '& dt': { fontSize: '0.875rem', color: palette.text.secondary },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
    '& a': { display: 'inline-block', paddingBlock: 2 },
  };
});

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
 * The contact details of the office: address, phone, chat, e-mail and hours, as links where
 * possible.
 *
 * For the contact page; elsewhere a phone link is enough.
 */
export function ContactInformation({
  address,
  directionsUrl,
  phone,
  mobile,
  email,
  hours,
}: ContactInformationProps) {
  const digits = mobile.tel.replace('+', '');
  return (
    <List>
      <Entry icon={<PinIcon />} label="Address">
        {address}
        <br />
        <Link href={directionsUrl}>Directions</Link>
      </Entry>
      <Entry icon={<PhoneIcon />} label="Phone">
        <Link href={`tel:${phone.tel}`}>{phone.display}</Link>
      </Entry>
      <Entry icon={<ChatIcon />} label="Chat">
        {mobile.display}
        <br />
        <Link href={`https://wa.me/${digits}`}>WhatsApp</Link>
        {' · '}
        <Link href={`viber://chat?number=%2B${digits}`}>Viber</Link>
      </Entry>
      <Entry icon={<MailIcon />} label="E-mail">
        <Link href={`mailto:${email}`}>{email}</Link>
      </Entry>
      <Entry icon={<ClockIcon />} label="Office hours">
        {hours.text}
        <br />
        <OfficeStatus hours={hours} />
      </Entry>
    </List>
  );
}
