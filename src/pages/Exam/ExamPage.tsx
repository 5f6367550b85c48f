import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { site } from '#brand/site.ts';
import { AskUsLink } from '#src/components/country/AskUsLink.tsx';
import { FigureText } from '#src/components/country/FigureText.tsx';
import { ExamList } from '#src/components/exam/ExamList.tsx';
import { FeeTable } from '#src/components/exam/FeeTable.tsx';
import { ArticleLayout, ArticleSection } from '#src/components/ui/ArticleLayout.tsx';
import { ContactButtons } from '#src/components/ui/CallToAction.tsx';
import { DescriptionList } from '#src/components/ui/DescriptionList.tsx';
import { PageHero } from '#src/components/ui/PageHero.tsx';
import { Section } from '#src/components/ui/Section.tsx';
import { SourceList } from '#src/components/ui/SourceList.tsx';
import { Steps } from '#src/components/ui/Steps.tsx';
import type { TableOfContentsItem } from '#src/components/ui/TableOfContents.tsx';
import { countriesTaking } from '#src/content/countries/offeredCountries.ts';
import { faqPage } from '#src/content/exams/faqPage.ts';
import { offeredExams } from '#src/content/exams/offeredExams.ts';
import { scoreSourcesOf } from '#src/content/exams/scoreSources.ts';
import { contactPath } from '#src/domain/contactLink.ts';
import { ENROL_LINK_TEXT, type Exam } from '#src/domain/exam.ts';
import { figureSources } from '#src/domain/figureText.ts';
import { feeText } from '#src/domain/money.ts';
import { ratesText } from '#src/domain/rateText.ts';
import { useRates } from '#src/hydration/useRates.ts';
import { paths } from '#src/pageTable.ts';
import { PageMeta } from '../PageMeta.tsx';
import { useFiguresDay } from '../useFiguresDay.ts';
import { ExamFeesTable } from './ExamFeesTable.tsx';
import { ExamIllustration } from './ExamIllustration.tsx';
import { FaqAccordion } from './FaqAccordion.tsx';
import { ScoreScale } from './ScoreScale.tsx';

interface ExamPageProps {
  exam: Exam;
}

/** The page of one test: what it is, scores, fees, courses, questions, and how to enrol. */
export default function ExamPage({ exam }: ExamPageProps) {
  const heading = `${exam.name} Preparation`;
  return (
    <>
      <PageMeta
        title={heading}
        description={exam.lead}
        path={paths.testPreparation(exam.slug)}
        jsonLd={[faqPage(exam.faq)]}
      />
      <PageHero
        eyebrow={exam.fullName}
        heading={heading}
        lead={exam.lead}
        picture={<ExamIllustration exam={exam.slug} />}
        picturePosition="behind"
      />
      <ArticleLayout contents={contents} isAboveFold>
        <AboutExam exam={exam} />
        <Scores exam={exam} />
        <Fees exam={exam} />
        <CoursesSection name={exam.name} courses={exam.courses} />
        <ArticleSection id="faq" heading="Frequently asked questions">
          <FaqAccordion items={exam.faq} />
          <SourceList sources={exam.faq.flatMap(({ source }) => source ?? [])} />
        </ArticleSection>
      </ArticleLayout>
      <Enrol exam={exam} />
      <OtherExams slug={exam.slug} />
    </>
  );
}

const contents: readonly TableOfContentsItem[] = [
  { id: 'about', label: 'About the test' },
  { id: 'scores', label: 'Scores' },
  { id: 'fees', label: 'Fees' },
  { id: 'courses', label: 'Courses' },
  { id: 'faq', label: 'Frequently asked questions' },
  { id: 'enrol', label: 'How to enrol' },
];

function AboutExam({ exam }: ExamPageProps) {
  return (
    <ArticleSection id="about" heading="About the test">
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: '41.7em' }}>
        {exam.description.map((paragraph, index) => (
          <Typography key={paragraph} variant={index === 0 ? 'subtitle1' : 'body1'}>
            {paragraph}
          </Typography>
        ))}
      </Box>
      <Subheading>How you take it</Subheading>
      <Typography sx={{ maxWidth: '65ch' }}>{exam.delivery}</Typography>
      {exam.versions && (
        <>
          <Subheading>Versions</Subheading>
          <DescriptionList items={exam.versions} />
        </>
      )}
      <Subheading>Parts</Subheading>
      <DescriptionList items={exam.parts} />
    </ArticleSection>
  );
}

function Scores({ exam: { slug, score } }: ExamPageProps) {
  const taking = countriesTaking(slug);
  const day = useFiguresDay(score.figure ? [score.figure] : []);
  return (
    <ArticleSection id="scores" heading="Scores">
      {score.scales.map((scale) => (
        <ScoreScale key={scale.label} scale={scale} />
      ))}
      {score.figure && <FigureText figure={score.figure} day={day} />}
      <Note>{score.note}</Note>
      {taking.length > 0 && (
        <Note>
          Which tests a country takes, and by when to sit them, is in its guide:{' '}
          {taking.map(({ slug: country, shortName }, index) => (
            <Fragment key={country}>
              {index > 0 && ', '}
              <Link href={paths.studyIn(country)}>{shortName}</Link>
            </Fragment>
          ))}
          .
        </Note>
      )}
      <SourceList sources={[score.source]} />
    </ArticleSection>
  );
}

/** What is known of today stands above the fees of the specification, which are of 2025. */
const Today = styled('div')({
  marginBottom: 16,
  '& p > strong': { fontSize: 'clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem)' },
});

function Fees({ exam: { name, fees } }: ExamPageProps) {
  const figures = fees.figure ? [fees.figure] : [];
  const day = useFiguresDay(figures);
  const rates = useRates();
  return (
    <ArticleSection id="fees" heading="Fees">
      {figures.map((figure) => (
        <Today key={figure.label}>
          <FigureText hasLabel={fees.exam !== undefined} {...{ figure, day, rates }} />
        </Today>
      ))}
      <Typography sx={{ mb: 3, maxWidth: '65ch' }}>
        {fees.note}
        {fees.exam &&
          ` In rupees at ${ratesText(rates, 'USD')}; your bank’s rate on the day may differ.`}
      </Typography>
      <ExamFeesTable name={name} fees={fees} />
      <SourceList sources={[...figureSources(figures, day), fees.source]} />
    </ArticleSection>
  );
}

/** Our courses. Where we publish no price, the section asks for the fee instead of a table. */
function CoursesSection({ name, courses: { fees, note } }: Pick<Exam, 'name' | 'courses'>) {
  return (
    <ArticleSection id="courses" heading="Courses">
      {fees ? (
        <>
          <FeeTable
            caption="Our classes"
            columns={[{ label: 'Course' }, { label: 'Duration' }, { label: 'Fee', kind: 'figure' }]}
            rows={fees.rows.map(({ course, duration, fee }) => [course, duration, feeText(fee)])}
          />
          <Note>{note}</Note>
          <SourceList sources={[fees.source]} />
        </>
      ) : (
        <Typography sx={{ maxWidth: '65ch' }}>
          {note} <AskUsLink about={name} topic="courses" />
        </Typography>
      )}
    </ArticleSection>
  );
}

/** Every page but IELTS has the link (the specification); there the button names the step. */
function Enrol({ exam: { name, enrolLink = true, howToEnrol } }: ExamPageProps) {
  return (
    <Section hasFlags id="enrol" heading="How to enrol" tone="inverse">
      <Steps steps={howToEnrol} />
      <Box sx={{ mt: 5 }}>
        <ContactButtons
          action={{
            label: enrolLink ? ENROL_LINK_TEXT : 'Ask us which version you need',
            href: contactPath(`${name}: ${enrolLink ? 'enrolment' : 'which version'}`),
          }}
          phone={site.phone}
        />
      </Box>
    </Section>
  );
}

function OtherExams({ slug }: Pick<Exam, 'slug'>) {
  const others = offeredExams.filter((exam) => exam.slug !== slug);
  return (
    <div className="no-print">
      <Section id="other-tests" heading="Other tests" tone="sunken">
        <ExamList exams={others} />
        <SourceList sources={scoreSourcesOf(others)} />
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

function Note({ children }: { children: ReactNode }) {
  return <Typography sx={{ mt: 3, maxWidth: '65ch' }}>{children}</Typography>;
}
