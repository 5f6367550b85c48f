import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { about } from '#brand/about.ts';
import { home } from '#brand/home.ts';
import { site } from '#brand/site.ts';
import { CallToAction } from '#src/components/ui/CallToAction.tsx';
import { DescriptionList } from '#src/components/ui/DescriptionList.tsx';
import { PageHero } from '#src/components/ui/PageHero.tsx';
import { Section } from '#src/components/ui/Section.tsx';
import { SourceList } from '#src/components/ui/SourceList.tsx';
import { StatList } from '#src/components/ui/StatList.tsx';
import { Steps } from '#src/components/ui/Steps.tsx';
import {
  HOW_TO_CHECK,
  licenceSource,
  REGISTRATION_ID,
  registration,
} from '#src/content/registration.ts';
import { paths } from '#src/pageTable.ts';
import { PageMeta } from '../PageMeta.tsx';
import { CoreValues } from './CoreValues.tsx';
import { PersonProfile } from './PersonProfile.tsx';

const { achievements, founder } = about;

/** The consultancy, its achievements, core values, founder and way of working. */
export default function AboutPage() {
  return (
    <>
      <PageMeta title={about.heading} description={about.lead} path={paths.about} />
      <PageHero heading={about.heading} lead={about.lead} />
      <Section id="who-we-are" heading={about.whoWeAre.heading} isAboveFold isSplit>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: '39.7em' }}>
          {about.whoWeAre.paragraphs.map((paragraph) => (
            <Typography key={paragraph} variant="subtitle1">
              {paragraph}
            </Typography>
          ))}
        </Box>
      </Section>
      {Object.keys(registration).length > 0 && (
        <Section id={REGISTRATION_ID} heading="Our licence, and who pays us" tone="sunken" isSplit>
          <DescriptionList items={registration} />
          <Typography sx={{ mt: 3, maxWidth: '60ch' }}>{HOW_TO_CHECK}</Typography>
          <SourceList sources={[licenceSource]} />
        </Section>
      )}
      {achievements.items.length > 0 && (
        <Section id="achievements" tone="inverse" heading={achievements.heading}>
          <StatList figures={achievements.items} />
          <Typography sx={{ mt: 4, maxWidth: '60ch' }}>{achievements.note}</Typography>
          <SourceList sources={achievements.sources} />
        </Section>
      )}
      <Section hasFlags id="core-values" heading={about.coreValues.heading}>
        <CoreValues values={about.coreValues.items} />
      </Section>
      {founder.person && (
        <Section id="founder" tone="sunken" heading={founder.heading}>
          <PersonProfile {...founder.person} />
        </Section>
      )}
      <Section id="how-we-work" heading={about.howWeWork.heading}>
        <Steps steps={about.howWeWork.steps} />
      </Section>
      <CallToAction
        heading={home.closing.heading}
        text={home.closing.text}
        action={{ label: home.closing.callToAction, href: paths.contact }}
        phone={site.phone}
      />
    </>
  );
}
