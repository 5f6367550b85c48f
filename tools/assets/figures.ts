import { courses } from '#brand/courses.ts';
import { site } from '#brand/site.ts';
import { allCountries } from '#src/content/countries/countries.ts';
import { allExams } from '#src/content/exams/exams.ts';
import { nepalFigures } from '#src/content/nepal.ts';
import { type Country, intakesSources, intakeText, QS_2025 } from '#src/domain/country.ts';
import type { Exam, ExamFees } from '#src/domain/exam.ts';
import { examFeeText } from '#src/domain/examFee.ts';
import { builtRates } from '#src/domain/exchangeRates.ts';
import {
  besideHeadline,
  type Confidence,
  dayText,
  type Figure,
  headline,
  nextLookAt,
  periodOf2025,
  textOf2025,
} from '#src/domain/figure.ts';
import { feeText } from '#src/domain/money.ts';
import { ourClaim, ourClassFees, type Source } from '#src/domain/source.ts';
import { paths } from '#src/pageTable.ts';
import seed from '../../db.json' with { type: 'json' };

/** One value of the site. */
interface ListedFigure {
  readonly page: string;
  readonly name: string;
  readonly value: string;
  readonly source: Source;
  /** Of a figure that changes by law. */
  readonly confidence?: Confidence;
  /** As in {@link Figure}. */
  readonly nextLook?: string;
}

type FigureOfPage = Omit<ListedFigure, 'page'>;

/** The blogs of db.json with the figures in their text. */
export const seedBlogs = seed.blogs.map(({ _figures = [], ...blog }) => ({ ...blog, _figures }));

/** An entry for each value, also for one that we are not sure of. */
function valuesOf({ label, values, nextLook }: Figure): FigureOfPage[] {
  return values.map((value): FigureOfPage => {
    const { validFrom, note, source, confidence } = value;
    if (!confidence) {
      const text = [textOf2025(value), periodOf2025(value)].filter(Boolean).join(' ');
      return { name: label, value: text, source };
    }
    return {
      name: validFrom ? `${label}, from ${dayText(validFrom)}` : label,
      value: [...new Set([headline(value) || note, ...besideHeadline(value)])]
        .filter(Boolean)
        .join(' · '),
      source,
      confidence,
      ...(nextLook && { nextLook }),
    };
  });
}

function countryFigures(guide: Country): FigureOfPage[] {
  const { intakes = [], requirements, universities = [], visa } = guide;
  return [
    ...guide.figures.flatMap(valuesOf),
    ...intakesSources(guide).map((source) => ({
      name: 'Main intakes',
      value: intakes.map(intakeText).join('; '),
      source,
    })),
    ...(visa ? [{ name: 'Visa', value: visa.name, source: visa.officialPage }] : []),
    ...requirements.flatMap(({ figure }) => (figure ? valuesOf(figure) : [])),
    ...universities.map(({ name, rank }) => ({
      name: `Rank of ${name}`,
      value: String(rank),
      source: QS_2025,
    })),
  ];
}

function examFeeFigures(fees: ExamFees): FigureOfPage[] {
  const { source } = fees;
  if (fees.exam) return [{ name: `${fees.exam.exam} fee`, value: examFeeText(fees.exam), source }];
  return fees.rows.map(({ type, administeredBy, fee }) => ({
    name: administeredBy ? `${type}, ${administeredBy}` : type,
    value: feeText(fee),
    source,
  }));
}

function testFigures({ score, fees, courses, faq }: Exam): FigureOfPage[] {
  return [
    ...score.scales.map(({ label, min, max }) => ({
      name: label,
      value: `${min} to ${max}`,
      source: score.source,
    })),
    ...(score.figure ? valuesOf(score.figure) : []),
    ...examFeeFigures(fees),
    ...(fees.figure ? valuesOf(fees.figure) : []),
    // The brand says what its courses cost.
    ...faq.flatMap(({ question, answer, source }) =>
      source && source !== courses.fees?.source ? [{ name: question, value: answer, source }] : [],
    ),
  ];
}

const onPage = (page: string, figures: readonly FigureOfPage[]): ListedFigure[] =>
  figures.map((figure) => ({ page, ...figure }));

/** The claims of the brand about itself. */
export function readClaims(): readonly ListedFigure[] {
  const claims = site.achievements.map((claim) => ({
    name: claim.label,
    value: claim.value,
    source: ourClaim(claim),
  }));
  const ofCourses = allExams.flatMap(({ summary: { slug } }) => {
    const own = courses[slug];
    const fees = own?.rows.map(({ course, duration, fee }) => ({
      name: `Course: ${course}`,
      value: `${duration}, ${feeText(fee)}`,
      source: ourClassFees(own),
    }));
    return onPage(paths.testPreparation(slug), fees ?? []);
  });
  return [...[paths.home, paths.about].flatMap((page) => onPage(page, claims)), ...ofCourses];
}

/** Every figure of these guides and blogs, page by page. Default: all of the project. */
export async function readFigures({
  countries = allCountries,
  exams = allExams,
  blogs = seedBlogs,
} = {}): Promise<readonly ListedFigure[]> {
  const guides = await Promise.all(countries.map(({ load }) => load()));
  const preparations = await Promise.all(exams.map(({ load }) => load()));
  return [
    ...onPage('every guide', nepalFigures.flatMap(valuesOf)),
    ...guides.flatMap((guide) => onPage(paths.studyIn(guide.slug), countryFigures(guide))),
    ...onPage(
      paths.compare,
      Object.entries(builtRates).flatMap(([currency, { npr, source }]) =>
        source ? [{ name: `Rupees for 1 ${currency}`, value: `NPR ${npr}`, source }] : [],
      ),
    ),
    ...preparations.flatMap((test) => onPage(paths.testPreparation(test.slug), testFigures(test))),
    ...blogs.flatMap(({ _id, title, _figures }) =>
      onPage(
        paths.blog(_id),
        _figures.flatMap(({ source, values }) =>
          values.map((value) => ({ name: title, value, source })),
        ),
      ),
    ),
  ];
}

/** The figures that must be looked up until the month of an ISO day, those due first at the top. */
export function dueFigures(figures: readonly ListedFigure[], day: string): ListedFigure[] {
  const month = day.slice(0, 'yyyy-mm'.length);
  return figures
    .filter((figure) => nextLookAt(figure).slice(0, month.length) <= month)
    .sort((one, other) => nextLookAt(one).localeCompare(nextLookAt(other)));
}
