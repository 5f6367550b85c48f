import { DescriptionList } from '#src/components/ui/DescriptionList.tsx';
import { PageHero } from '#src/components/ui/PageHero.tsx';
import { Section } from '#src/components/ui/Section.tsx';
import { paths } from '#src/pageTable.ts';
import { PageMeta } from '../PageMeta.tsx';
import type { ServerProps } from '../ServerProps.ts';
import { privacyParts } from './privacyParts.tsx';

const LEAD =
  'What happens to your message, what this website keeps on your phone, and whom to ask.';

/** The data that is kept of visitors: where, how long, and who has it. */
export default function PrivacyPage({ hasServer = import.meta.env.HAS_SERVER }: ServerProps) {
  return (
    <>
      <PageMeta title="Privacy" description={LEAD} path={paths.privacy} />
      <PageHero heading="Privacy" lead={LEAD} size="small" />
      {privacyParts(hasServer, import.meta.env.MESSAGES_KEPT).map(
        ({ id, heading, items }, index) => (
          <Section
            key={id}
            id={id}
            heading={heading}
            tone={index === 1 ? 'sunken' : 'paper'}
            isBelowHero={index === 0}
          >
            <DescriptionList items={items} />
          </Section>
        ),
      )}
    </>
  );
}
