import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PhoneIcon } from './icons.tsx';
import { Section } from './Section.tsx';

interface ContactButtonsProps {
  /** The first button's text and target. */
  action: { readonly label: string; readonly href: string };
  /** The office's phone: `display` is the text, `tel` the number of the link. */
  phone: { readonly display: string; readonly tel: string };
}

/** A link to write to us, and one to call. They are not printed. */
export function ContactButtons({ action, phone }: ContactButtonsProps) {
  return (
    <Box className="no-print" sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
      <Button href={action.href} variant="contained" size="large">
        {action.label}
      </Button>
      <Button href={`tel:${phone.tel}`} variant="outlined" size="large" startIcon={<PhoneIcon />}>
        {phone.display}
      </Button>
    </Box>
  );
}

interface CallToActionProps extends ContactButtonsProps {
  /** The section's h2. */
  heading: string;
  /** A sentence or two below the heading. */
  text: string;
}

/**
 * The last section of a page: links to write to us or to call.
 *
 * Use it once, at the end of a page.
 */
export function CallToAction({ heading, text, ...contact }: CallToActionProps) {
  return (
    <Section tone="sunken" heading={heading} lead={text}>
      <ContactButtons {...contact} />
    </Section>
  );
}
