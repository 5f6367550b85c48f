import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CallToAction } from '#src/components/CallToAction.tsx';
import { FigureRow } from '#src/components/FigureRow.tsx';
import { PageHero } from '#src/components/PageHero.tsx';
import { PennantStrip } from '#src/components/PennantStrip.tsx';
import { Profile } from '#src/components/Profile.tsx';
import { Ridgelines } from '#src/components/Ridgelines.tsx';
import { Section } from '#src/components/Section.tsx';
import { SourceNote } from '#src/components/SourceNote.tsx';
import { Steps } from '#src/components/Steps.tsx';
import { ValueList } from '#src/components/ValueList.tsx';
import { about } from '#src/content/about.ts';
import { home } from '#src/content/home.ts';
import { paths } from '#src/content/paths.ts';
import { site } from '#src/content/site.ts';
import { DeferredContent } from '#src/rendering/DeferredContent.tsx';
import { PageMeta } from '../PageMeta.tsx';

/** Who we are, what we have achieved, what we hold to, who founded the house, how we work. */
export function AboutPage() {
  return (
    <>
      <PageMeta title={about.heading} description={about.lead} path={paths.about} />
      <PageHero heading={about.heading} lead={about.lead} picture={<Ridgelines variant="hero" />} />
      <Section id="who-we-are" heading={about.whoWeAre.heading}>
        <Stack sx={{ gap: 2, maxWidth: '39.7em' }}>
          {about.whoWeAre.paragraphs.map((paragraph) => (
            <Typography key={paragraph} variant="subtitle1" component="p">
              {paragraph}
            </Typography>
          ))}
        </Stack>
      </Section>
      <DeferredContent>
        <Section id="achievements" tone="night" heading={about.achievements.heading}>
          <FigureRow figures={about.achievements.items} />
          <Typography sx={{ mt: 4, maxWidth: '60ch' }}>{about.achievements.note}</Typography>
          <SourceNote sources={[about.achievements.source]} />
        </Section>
        <PennantStrip />
        <Section id="core-values" heading={about.coreValues.heading}>
          <ValueList values={about.coreValues.items} />
        </Section>
        <Section id="founder" tone="sunk" heading={about.founder.heading}>
          <Profile
            name={about.founder.name}
            role={about.founder.role}
            paragraphs={about.founder.paragraphs}
            quote={about.founder.quote}
          />
        </Section>
        <Section id="how-we-work" heading={about.howWeWork.heading}>
          <Steps steps={about.howWeWork.steps} />
        </Section>
        <CallToAction
          heading={home.closing.heading}
          text={home.closing.text}
          action={{ label: home.closing.callToAction, href: paths.contact }}
          phone={site.phone}
        />
      </DeferredContent>
    </>
  );
}
