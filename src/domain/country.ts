import type { ForeignCurrency } from './exchangeRates.ts';
import type { Figure } from './figure.ts';
import type { NamedTexts } from './namedTexts.ts';
import type { Month } from './nepalTime.ts';
import { CONSULTANCY_SOURCE, type Source } from './source.ts';

/** The data of a country for menus, cards, the map and the pages of tests. */
export interface CountrySummary {
  /** The last part of the guide's address, as in /studyin/uk, and the name of its folder. */
  readonly slug: string;
  /** 'United Kingdom' */
  readonly name: string;
  /** 'UK' */
  readonly shortName: string;
  /** 'the UK', as used in the middle of a sentence. */
  readonly nameInText: string;
  /** A tagline of at most 60 characters. */
  readonly tagline: string;
  /** The tests with a page of their own on this site. */
  readonly exams?: {
    readonly usual: readonly string[];
    /** Those that only some universities or courses require. */
    readonly optional?: readonly string[];
  };
}

export interface University {
  readonly name: string;
  /** Given where `name` is an abbreviation. */
  readonly fullName?: string;
  readonly city: string;
  /** In {@link QS_2025}. Several universities may share a rank. */
  readonly rank: number;
}

/** The stages at which a document is required, with the headings of the checklist, in order. */
export const requirementStages = {
  admission: 'For the university',
  visa: 'For the visa',
  nepal: 'From Nepal',
} as const;

type RequirementStage = keyof typeof requirementStages;

/** One document of the checklist. */
export interface Requirement {
  readonly name: string;
  readonly stage: RequirementStage;
  /** Its kind and issuer, unless the name says so. */
  readonly text?: string;
  readonly link?: { readonly label: string; readonly url: string };
  /** A rule on this document that has changed. */
  readonly figure?: Figure;
}

/** One time of the year at which courses begin. */
export interface Intake {
  /** Two months if courses may begin in either. */
  readonly months: readonly Month[];
  readonly label: string;
  /** The local name: 'fall'. */
  readonly season?: string;
  /** The number of courses that begin then; 'main' is an unrestricted intake. */
  readonly courses: 'main' | 'many' | 'some' | 'few';
  /**
   * The steps of an application from Kathmandu by their first and last month, January is 1:
   * `{ '9-12': 'Choose…' }`. In order, each less than a year after the one before; the last ends
   * with the intake. Each intake that has steps has the same ones.
   */
  readonly stages?: Readonly<Partial<Record<`${Month}-${Month}`, string>>>;
}

/** A country's colour of text on light and on dark surfaces, with a contrast of at least 4.5:1. */
export interface Accent {
  readonly onPaper: string;
  readonly onNight: string;
}

/** The content of a country guide. A section without content is not on the page. */
export interface Country extends CountrySummary {
  /** Default: the colours of the brand. */
  readonly accent?: Accent;
  /** On the world map, which `npm run generate map` draws; without it the country is not there. */
  readonly capital?: {
    /** In degrees. */
    readonly place: [longitude: number, latitude: number];
    /** The side of the name on the map, and the px by which it is moved down. */
    readonly label: readonly [side: 'left' | 'right' | 'below', down: number];
  };
  /** The slugs of the countries that a student most likely compares it with. */
  readonly comparedWith?: readonly string[];
  readonly lead: string;
  /** Paragraphs on how studying and applying works there. */
  readonly intro?: readonly string[];
  readonly currency: ForeignCurrency;
  readonly languages: readonly string[];
  readonly benefits?: NamedTexts;
  /** In the given order; the table sorts them by {@link byRank} if `universitiesSorted`. */
  readonly universities?: readonly University[];
  /** True if the table is sorted by rank. Default: false. */
  readonly universitiesSorted?: boolean;
  /** Those of the country alone, see {@link requirementsOf}. */
  readonly requirements: readonly Requirement[];
  readonly examsNote?: string;
  /** The intake that most students choose comes first. */
  readonly intakes?: readonly [Intake, ...Intake[]];
  /** Default: our table of 2025. */
  readonly intakesSource?: Source;
  /** The months from the end of the stage in which applications are sent to the first courses. */
  readonly leadMonths?: number;
  /** Every fee, price and rule, with those of our table of 2025. */
  readonly figures: readonly Figure[];
  readonly costsNote?: string;
  /** The kind of the study costs. Default: tuition. */
  readonly studyCostsAre?: 'tuition' | 'tuition and fees';
  /** Without it the page has no section on the visa. */
  readonly visa?: {
    readonly name: string;
    readonly officialPage: Source & { readonly url: string };
    readonly note?: string;
    /** The keeper of the register of licensed advisers, if there is one. */
    readonly advisers?: { readonly name: string; readonly url: string };
  };
  readonly cities?: NamedTexts;
  readonly weather?: string;
}

/** The source of every rank. */
export const QS_2025: Source = {
  label: 'QS World University Rankings 2025',
  year: 2025,
  checked: '2026-11-22',
  url: 'https://www.topuniversities.com/world-university-rankings/2025',
};

/** Said in place of a score for the visa. */
export const NO_MINIMUM_SCORE = 'We know of no minimum score';

/** The newest edition of the ranking. */
export const NEWEST_RANKING = 'https://www.topuniversities.com/world-university-rankings';

/** The document that every student from Nepal needs, for any country. */
const NO_OBJECTION_CERTIFICATE: Requirement = {
  name: 'No Objection Certificate (NOC)',
  stage: 'nepal',
  text: 'From the Ministry of Education, once you hold an offer letter. Your bank asks for it before it sends fees abroad.',
  link: { label: 'noc.moest.gov.np', url: 'https://noc.moest.gov.np/' },
};

/** The documents that a country asks for, and that of Nepal. */
export const requirementsOf = ({ requirements }: Pick<Country, 'requirements'>) =>
  [...requirements, NO_OBJECTION_CERTIFICATE] satisfies readonly Requirement[];

/** The documents of a stage by their names, with their texts or all that is known of them. */
export const papers = (
  stage: RequirementStage,
  documents: Readonly<Record<string, string | Omit<Requirement, 'name' | 'stage'>>>,
): Requirement[] =>
  Object.entries(documents).map(([name, more]) => ({
    name,
    stage,
    ...(typeof more === 'string' ? { text: more } : more),
  }));

/** The h1 of its guide: 'Study in the UK'. */
export const headingOf = ({ nameInText }: CountrySummary): string => `Study in ${nameInText}`;

/** The universities by rank, the best first. Equal ranks keep their order. */
export const byRank = (universities: readonly University[]): readonly University[] =>
  universities.toSorted((one, other) => one.rank - other.rank);

/** An intake in words: 'May (summer, few courses)'. */
export function intakeText({ label, season, courses }: Intake): string {
  const remarks = [season, courses !== 'main' && `${courses} courses`].filter(Boolean).join(', ');
  return remarks ? `${label} (${remarks})` : label;
}

/** The source of the intakes, if there are any. */
export const intakesSources = ({
  intakes,
  intakesSource = CONSULTANCY_SOURCE,
}: Pick<Country, 'intakes' | 'intakesSource'>): readonly Source[] =>
  intakes ? [intakesSource] : [];
