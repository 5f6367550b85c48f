import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AnswerSheet } from '#src/components/AnswerSheet.tsx';
import { Chapter, Chapters } from '#src/components/Chapter.tsx';
import type { ContentsItem } from '#src/components/ContentsList.tsx';
import { FaqAccordion } from '#src/components/FaqAccordion.tsx';
import { FeeTable } from '#src/components/FeeTable.tsx';
import { NamedTexts } from '#src/components/NamedTexts.tsx';
import { PageHero } from '#src/components/PageHero.tsx';
import { PennantStrip } from '#src/components/PennantStrip.tsx';
import { ScoreScale } from '#src/components/ScoreScale.tsx';
import { Section } from '#src/components/Section.tsx';
import { SourceNote } from '#src/components/SourceNote.tsx';
import { Steps } from '#src/components/Steps.tsx';
import { TestList } from '#src/components/TestList.tsx';
import { formatAmount } from '#src/content/money.ts';
import { paths } from '#src/content/paths.ts';
import { site } from '#src/content/site.ts';
import { faqPage } from '#src/content/structuredData.ts';
import type { Courses, TestPreparation } from '#src/content/tests/testPreparation.ts';
import { ENROL_LINK_TEXT } from '#src/content/tests/testPreparation.ts';
import { tests } from '#src/content/tests/tests.ts';
import { DeferredContent } from '#src/rendering/DeferredContent.tsx';
import { PageMeta } from '../PageMeta.tsx';
import { ExamFeesTable } from './ExamFeesTable.tsx';

interface TestPreparationPageProps {
  test: TestPreparation;
}

/** Everything a student asks about one test: what it is, its scores, fees, courses, and how to enrol. */
export function TestPreparationPage({ test }: TestPreparationPageProps) {
  return (
    <>
      <PageMeta
        title={test.heading}
        description={test.lead}
        path={paths.testPreparation(test.slug)}
        things={[faqPage(test.faq)]}
      />
      <PageHero
        kicker={test.fullName}
        heading={test.heading}
        lead={test.lead}
        picture={<AnswerSheet test={test.slug} />}
        picturePlace="behind"
      />
      <Chapters contents={contentsOf(test)}>
        <AboutTest test={test} />
        <DeferredContent>
          <Scores score={test.score} />
          <Fees test={test} />
          {test.courses && <CoursesOf courses={test.courses} />}
          <Questions faq={test.faq} />
        </DeferredContent>
      </Chapters>
      <DeferredContent>
        <PennantStrip />
        <Enrol test={test} />
        <OtherTests slug={test.slug} />
      </DeferredContent>
    </>
  );
}

/** The page's sections, as its contents list names them. */
function contentsOf({ courses }: TestPreparation): ContentsItem[] {
  return [
    { id: 'about', label: 'About the test' },
    { id: 'scores', label: 'Scores' },
    { id: 'fees', label: 'Fees' },
    ...(courses ? [{ id: 'courses', label: 'Courses' }] : []),
    { id: 'faq', label: 'Frequently asked questions' },
    { id: 'enrol', label: 'How to enrol' },
  ];
}

function AboutTest({ test }: TestPreparationPageProps) {
  return (
    <Chapter id="about" heading="About the test">
      <Stack spacing={2} sx={{ maxWidth: '41.7em' }}>
        {test.description.map((paragraph, index) => (
          <Typography key={paragraph} variant={index === 0 ? 'subtitle1' : 'body1'} component="p">
            {paragraph}
          </Typography>
        ))}
      </Stack>
      <DeferredContent>
        <Subheading>How you take it</Subheading>
        <Typography sx={{ maxWidth: '65ch' }}>{test.delivery}</Typography>
        {test.versions && (
          <>
            <Subheading>Versions</Subheading>
            <NamedTexts items={test.versions} />
          </>
        )}
        <Subheading>Parts</Subheading>
        <NamedTexts items={test.parts} />
      </DeferredContent>
    </Chapter>
  );
}

function Scores({ score }: { score: TestPreparation['score'] }) {
  return (
    <Chapter id="scores" heading="Scores">
      {score.scales.map((scale) => (
        <ScoreScale key={scale.label} scale={scale} />
      ))}
      <Note>{score.note}</Note>
      <SourceNote sources={[score.source]} />
    </Chapter>
  );
}

function Fees({ test: { name, fees } }: TestPreparationPageProps) {
  return (
    <Chapter id="fees" heading="Fees">
      <ExamFeesTable name={name} fees={fees} />
      <Note>{fees.note}</Note>
      <SourceNote sources={[fees.source]} />
    </Chapter>
  );
}

function CoursesOf({ courses }: { courses: Courses }) {
  return (
    <Chapter id="courses" heading="Courses">
      <FeeTable
        caption="Our classes"
        columns={[{ label: 'Course' }, { label: 'Duration' }, { label: 'Fee', kind: 'figure' }]}
        rows={courses.rows.map(({ course, duration, fee }) => [
          course,
          duration,
          typeof fee === 'number' ? formatAmount(fee, 'NPR') : fee,
        ])}
      />
      <Note>{courses.note}</Note>
      <SourceNote sources={[courses.source]} />
    </Chapter>
  );
}

function Questions({ faq }: Pick<TestPreparation, 'faq'>) {
  const sources = faq.flatMap(({ source }) => source ?? []);
  return (
    <Chapter id="faq" heading="Frequently asked questions">
      <FaqAccordion items={faq} />
      {sources.length > 0 && <SourceNote sources={sources} />}
    </Chapter>
  );
}

/** The spec's link stands on four of the five pages; IELTS, which we do not sell, asks otherwise. */
function Enrol({ test }: TestPreparationPageProps) {
  return (
    <Section id="enrol" heading="How to enrol" tone="night">
      <Steps steps={test.howToEnrol} />
      <Stack
        direction="row"
        sx={{ mt: 5, gap: '12px 24px', flexWrap: 'wrap', alignItems: 'center' }}
        className="no-print"
      >
        <Button variant="contained" size="large" href={paths.contact}>
          {test.enrolLink ? ENROL_LINK_TEXT : 'Ask us which version you need'}
        </Button>
        <Button color="inherit" size="large" href={`tel:${site.phone.tel}`}>
          {`or call ${site.phone.display}`}
        </Button>
      </Stack>
    </Section>
  );
}

function OtherTests({ slug }: Pick<TestPreparation, 'slug'>) {
  return (
    <div className="no-print">
      <Section id="other-tests" heading="Other tests" tone="sunk">
        <TestList
          tests={tests
            .filter((test) => test.slug !== slug)
            .map((test) => ({ ...test, href: paths.testPreparation(test.slug) }))}
        />
      </Section>
    </div>
  );
}

function Subheading({ children }: { children: string }) {
  return (
    <Typography variant="h3" sx={{ mt: 'clamp(28px, 4vw, 44px)', mb: 1.5 }}>
      {children}
    </Typography>
  );
}

function Note({ children }: { children: string }) {
  return <Typography sx={{ mt: 3, maxWidth: '65ch' }}>{children}</Typography>;
}
