import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { home } from '#brand/home.ts';
import { site } from '#brand/site.ts';
import { RouteMap } from '#src/components/country/RouteMap.tsx';
import { MOUNTAIN_TOP, MountainBackdrop } from '#src/components/illustration/MountainBackdrop.tsx';
import { ContactButtons } from '#src/components/ui/CallToAction.tsx';
import { DarkSection } from '#src/components/ui/DarkSection.tsx';
import { SourceList } from '#src/components/ui/SourceList.tsx';
import { StatList } from '#src/components/ui/StatList.tsx';
import { offeredCountries } from '#src/content/countries/offeredCountries.ts';
import { headOffice } from '#src/content/offices.ts';
import { ourClaim } from '#src/domain/source.ts';
import { paths } from '#src/pageTable.ts';

const routes = offeredCountries.map(({ slug, shortName }) => ({
  slug,
  name: shortName,
  href: paths.studyIn(slug),
}));

const Layout = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(24px, 3vw, 48px)',
  alignItems: 'center',
  paddingBlock: `clamp(40px, 4.5vw, 72px) ${MOUNTAIN_TOP}`,
  position: 'relative',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '6fr 7fr' },
}));

/** The hero of the home page: tagline, links to contact us, the route map, and key figures. */
export function HomeHero() {
  return (
    <DarkSection component="header">
      <MountainBackdrop variant="hero" />
      <Layout>
        <div>
          <Typography variant="h1" tabIndex={-1}>
            {home.hero.heading}
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 2.5, maxWidth: '29.5em' }}>
            {home.hero.tagline}
          </Typography>
          <Box sx={{ mt: 3.5 }}>
            <ContactButtons
              action={{ label: home.hero.callToAction, href: paths.contact }}
              phone={site.phone}
            />
          </Box>
        </div>
        <RouteMap origin={headOffice.address.city} countries={routes} />
        {site.achievements.length > 0 && (
          <div>
            <StatList figures={site.achievements} />
            <SourceList sources={site.achievements.map(ourClaim)} />
          </div>
        )}
      </Layout>
    </DarkSection>
  );
}
