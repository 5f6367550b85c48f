import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { site } from '#brand/site.ts';
import { OfficeStatus } from '#src/components/contact/OfficeStatus.tsx';
import { ClockIcon, PhoneIcon } from '#src/components/ui/icons.tsx';
import { hoursText } from '#src/content/offices.ts';
import { headingFont } from '#src/theme/tokens.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(6px, 1vw, 16px)',
  '& > div': { position: 'relative', paddingInlineStart: '2.5rem' },
  '& svg': {
    position: 'absolute',
    insetInlineStart: 0,
    top: 4,
    color: theme.vars.palette.secondary.main,
  },
  '& dd': { fontSize: '0.9375rem', lineHeight: 1.5 },
  [theme.breakpoints.up('md')]: {
    paddingInlineStart: 'clamp(24px, 3vw, 40px)',
    borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Phone = styled(Link)({
  ...headingFont,
  fontSize: 'clamp(1.375rem, 1.1rem + 1vw, 2rem)',
  lineHeight: 1.3,
  fontVariantNumeric: 'lining-nums',
});

/** Several spans are too long for a narrow hero, so it links to the contact information. */
const hours =
  site.hours.spans.length > 1 ? (
    <>
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {hoursText}
        <br />
      </Box>
      <Box component="span" sx={{ display: { md: 'none' } }}>
        <Link href="#contact-information" color="inherit">
          Hours of each day
        </Link>
        <br />
      </Box>
    </>
  ) : (
    <>
      {hoursText}
      <br />
    </>
  );

/** The phone number of the office, its hours, and whether it is open now. */
export function OfficeLine() {
  return (
    <List>
      <div>
        <dt className="visually-hidden">Phone</dt>
        <dd>
          <PhoneIcon />
          <Phone href={`tel:${site.phone.tel}`} color="inherit">
            {site.phone.display}
          </Phone>
        </dd>
      </div>
      <div>
        <dt className="visually-hidden">Office hours</dt>
        <dd>
          <ClockIcon />
          {hours}
          <OfficeStatus hours={site.hours} />
        </dd>
      </div>
    </List>
  );
}
