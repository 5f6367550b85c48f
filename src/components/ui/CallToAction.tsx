import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PhoneIcon } from './icons.tsx';
import { Section } from './Section.tsx';

interface CallToActionProps {
  /** The section's h2. */
  heading: string;
  /** A sentence or two below the heading. */
  text: string;
  /** The button's text and target. */
  action: { label: string; href: string };
  /** The office's phone: `display` is the text, `tel` the number of the link. */
  phone: { display: string; tel: string };
}

/**
 * The last section of a page: links to write to us or to call.
 *
 * Use it once, at the end of a page.
 */
export function CallToAction({ heading, text, action, phone }: CallToActionProps) {
  return (
    <Section tone="sunken" heading={heading} lead={text}>
      <Box className="no-print" sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button href={action.href} variant="contained" size="large">
          {action.label}
        </Button>
        <Button href={`tel:${phone.tel}`} variant="outlined" size="large" startIcon={<PhoneIcon />}>
          {phone.display}
        </Button>
      </Box>
    </Section>
  );
}
