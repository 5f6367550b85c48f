import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type ComponentType, useId } from 'react';
import { MountainBackdrop } from '#src/components/illustration/MountainBackdrop.tsx';
import { PrayerFlagDivider } from '#src/components/illustration/PrayerFlagDivider.tsx';
import { DarkSection } from '#src/components/ui/DarkSection.tsx';
import {
  ClockIcon,
  FacebookIcon,
  InstagramIcon,
  LinkIcon,
  MailIcon,
  PhoneIcon,
  PinIcon,
  TikTokIcon,
  XIcon,
  YouTubeIcon,
} from '#src/components/ui/icons.tsx';
import { hoursText } from '#src/domain/officeHours.ts';
import type { Site } from '#src/domain/site.ts';
import { colors } from '#src/theme/tokens.ts';
import { ColorSchemeRadioGroup } from './ColorSchemeRadioGroup.tsx';
import { Logo } from './Logo.tsx';
import { ariaCurrent, type NavLink } from './navigationTypes.ts';

/** Above the dark section, in the page's colours. */
const Mountains = styled('div')({ position: 'relative', height: 'clamp(96px, 16vw, 240px)' });

const Links = styled('div')(({ theme }) => ({
  '& a': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&[aria-current]': {
      textDecoration: 'underline',
      textDecorationColor: theme.vars.palette.secondary.main,
      textDecorationThickness: 2,
      textUnderlineOffset: '0.25em',
    },
  },
}));

const Main = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px 32px',
  paddingBlock: 'clamp(24px, 4vw, 48px)',
  '& h2': { ...theme.typography.h3, fontSize: '1.1875rem', margin: '0 0 8px' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(260px, 1fr) 2.2fr', columnGap: 64 },
}));

const Office = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 24,
  '& p': {
    margin: '16px 0 0',
    maxWidth: '32ch',
    color: theme.vars.palette.text.secondary,
  },
}));

const ContactDetails = styled('address')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 12px',
  alignItems: 'start',
  fontStyle: 'normal',
  '& svg': { marginTop: 8, fontSize: '1.25rem' },
  '& > span, & > a': {
    justifySelf: 'start',
    paddingBlock: 4,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
});

const SiteMap = styled('nav')({
  columns: '8.75rem 3',
  columnGap: 24,
});

const Column = styled('div')({
  breakInside: 'avoid',
  paddingBottom: 24,
  // At least 24 px wide, as WCAG 2.5.8 asks of a target: 'UK' is narrower.
  '& a': { display: 'inline-block', minWidth: 24, paddingBlock: 3 },
});

const Bottom = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  paddingBlock: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& p': {
    flexBasis: '100%',
    margin: 0,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
  },
}));

/** A network without an icon of its own gets that of a link. */
const icons: Readonly<Record<string, ComponentType>> = {
  Facebook: FacebookIcon,
  YouTube: YouTubeIcon,
  Instagram: InstagramIcon,
  TikTok: TikTokIcon,
  X: XIcon,
};

const Networks = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
  },
});

const PrintLine = styled('p')({
  display: 'none',
  '@media print': {
    display: 'block',
    margin: '12px 0 0',
    borderTop: `1px solid ${colors.black}`,
    paddingTop: 6,
    fontSize: '8pt',
  },
});

/** A column of the site map. */
export interface FooterColumn {
  readonly heading: string;
  readonly links: readonly NavLink[];
}

interface SiteFooterProps {
  /** The company: its name, its head office, its pages on social networks. */
  site: Site;
  /** The columns of links, in order. */
  columns: readonly FooterColumn[];
  /** Licence and PAN, above the copyright line. Default: no such line. */
  registration?: string;
  /** The path of the current page, without a trailing slash. */
  currentPath: string;
}

/**
 * The footer of every public page: site map, head office, and social networks.
 *
 * Once, in the layout of the public pages; the admin area has none.
 *
 * **Screen reader:** A list of links under each heading, with the number of its links; 'current
 * page' on the open one.
 */
export function SiteFooter({ site, columns, registration, currentPath }: SiteFooterProps) {
  const { name, legalName = name, phone, email } = site;
  const { street, city, postalCode, country } = site.offices[0].address;
  const address = [street, `${city} ${postalCode}`, country];
  return (
    <>
      <footer className="no-print">
        <Mountains>
          <MountainBackdrop variant="footer" />
        </Mountains>
        <DarkSection>
          <PrayerFlagDivider />
          <Container>
            <Links>
              <Main>
                <Office>
                  <div>
                    <Logo name={name} />
                    <p>{site.tagline}</p>
                  </div>
                  <div>
                    <h2>Head office</h2>
                    <ContactDetails>
                      <PinIcon />
                      <span>{address.join(', ')}</span>
                      <PhoneIcon />
                      <a href={`tel:${phone.tel}`}>{phone.display}</a>
                      <MailIcon />
                      <a href={`mailto:${email}`}>{email}</a>
                      <ClockIcon />
                      <span>{hoursText(site.hours)}</span>
                    </ContactDetails>
                  </div>
                </Office>
                <SiteMap aria-label="Site map">
                  {columns.map((column) => (
                    <SiteMapColumn key={column.heading} column={column} currentPath={currentPath} />
                  ))}
                </SiteMap>
              </Main>
              <Bottom>
                <SocialLinks links={site.social} />
                <ColorSchemeRadioGroup />
                {registration && <p>{registration}</p>}
                <p translate="no">{`© ${site.copyrightYear} ${legalName.replace(/\.$/, '')}. All rights reserved.`}</p>
              </Bottom>
            </Links>
          </Container>
        </DarkSection>
      </footer>
      <Container>
        <PrintLine>{[name, ...address, phone.display, email].join(' · ')}</PrintLine>
      </Container>
    </>
  );
}

function SiteMapColumn({ column, currentPath }: { column: FooterColumn; currentPath: string }) {
  const headingId = useId();
  return (
    <Column>
      <h2 id={headingId}>{column.heading}</h2>
      <ul aria-labelledby={headingId}>
        {column.links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} aria-current={ariaCurrent(href, currentPath)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Column>
  );
}

/** They open in a new tab. */
function SocialLinks({ links }: { links: Site['social'] }) {
  return (
    <Networks aria-label="Social media">
      {links.map(({ name, url }) => {
        const Icon = icons[name] ?? LinkIcon;
        return (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener">
              <Icon />
              {name}
            </a>
          </li>
        );
      })}
    </Networks>
  );
}
