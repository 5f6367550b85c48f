import type { Cost, Expenses, StudyCostsAre } from './cost.ts';
import { type DatedFigure, figuresOf } from './datedFigure.ts';
import type { ForeignCurrency } from './exchangeRates.ts';
import type { Month } from './nepalTime.ts';
import { CONSULTANCY_SOURCE, type RuleUpdate, type Source } from './source.ts';
import type { DescriptionItem, TestSlug } from './testPreparation.ts';

/** The last part of a guide's address, as in /studyin/uk; also its key on the map. */
export type DestinationSlug = 'uk' | 'australia' | 'canada' | 'ireland' | 'newzealand' | 'usa';

/** The data of a destination for menus, cards and the map. */
export interface DestinationSummary {
  readonly slug: DestinationSlug;
  /** 'United Kingdom' */
  readonly name: string;
  /** 'UK' */
  readonly shortName: string;
  /** 'the UK', as used in the middle of a sentence. */
  readonly nameInText: string;
  /** A tagline of at most 60 characters. */
  readonly tagline: string;
}

export interface University {
  readonly name: string;
  /** Given where `name` is an abbreviation. */
  readonly fullName?: string;
  readonly city: string;
  /** In the ranking that `rankingSource` names. Several universities may share a rank. */
  readonly rank: number;
}

/** The stage at which a document is required. */
export type RequirementStage = 'admission' | 'visa' | 'nepal';

/** The headings that the checklist is divided by, in order. */
export const REQUIREMENT_STAGES: readonly {
  readonly stage: RequirementStage;
  readonly heading: string;
}[] = [
  { stage: 'admission', heading: 'For the university' },
  { stage: 'visa', heading: 'For the visa' },
  { stage: 'nepal', heading: 'From Nepal' },
];

/** One document of the checklist. */
export interface Requirement {
  readonly name: string;
  readonly stage: RequirementStage;
  /** What it is and who issues it, unless the name says so. */
  readonly text?: string;
  readonly link?: { readonly label: string; readonly url: string };
  /** A rule on this document that has changed. */
  readonly update?: RuleUpdate;
}

/** A test with a page of its own on this site. */
export interface AcceptedTest {
  readonly slug: TestSlug;
  /** 'optional' is a test that only some universities or courses require. */
  readonly when: 'usual' | 'optional';
}

/** One time of the year at which courses begin. */
export interface Intake {
  /** Two months if courses may begin in either. */
  readonly months: readonly Month[];
  readonly label: string;
  /** The local name: 'fall'. */
  readonly season?: string;
  /** How many courses begin then; 'main' is an unrestricted intake. */
  readonly courses: 'main' | 'many' | 'some' | 'few';
}

export interface Visa {
  readonly name: string;
  readonly officialPage: Source & { readonly url: string };
  readonly note?: string;
}

export interface WorkRights {
  /** Hours that a student may work while courses run. */
  readonly inTerm: string;
  readonly note?: string;
  readonly source: Source;
  /** What has changed since the year of the source. */
  readonly update?: RuleUpdate;
}

export interface AfterDegree {
  /** How long a graduate may stay to work, and with which visa. */
  readonly text: string;
  readonly note?: string;
  readonly source: Source;
}

/** What to do in some months of the application year. */
export interface ApplicationStage {
  /** The first and the last month. */
  readonly months: readonly [Month, Month];
  readonly text: string;
}

/** The steps of an application from Kathmandu for one intake. */
export interface ApplicationTimeline {
  /** The label of the intake. */
  readonly intake: string;
  /** In order; the last one ends in the last month of the intake, and two are less than a year apart. */
  readonly stages: readonly ApplicationStage[];
}

export interface ApplicationYear {
  /** How many months before the courses begin the stage ends in which applications are sent. */
  readonly leadMonths: number;
  /** The intake that most students choose comes first. Each has the same stages. */
  readonly timelines: readonly [ApplicationTimeline, ...ApplicationTimeline[]];
}

/**
 * The content of a country guide. If we do not know an optional fact, it is missing, and the page
 * links to the contact page.
 */
export interface Destination extends DestinationSummary {
  /** The page's h1. */
  readonly heading: string;
  readonly lead: string;
  readonly intro: readonly string[];
  readonly currency: ForeignCurrency;
  readonly languages: readonly string[];
  readonly benefits: readonly { readonly title: string; readonly text: string }[];
  /** In the given order, not sorted; use {@link universitiesInOrder} for display. */
  readonly universities: readonly University[];
  /** Whether the table is sorted by rank. */
  readonly universitiesSorted: boolean;
  /** Its label is the table's caption. */
  readonly rankingSource: Source;
  readonly requirements: readonly Requirement[];
  readonly tests: readonly AcceptedTest[];
  readonly testsNote: string;
  /** The intake that most students choose comes first. */
  readonly intakes: readonly Intake[];
  readonly costs: readonly Cost[];
  readonly costsNote: string;
  /** What the study costs in `costs` are. */
  readonly studyCostsAre: StudyCostsAre;
  /** Whether the study costs per year in `costs` contain rent, food and getting about. */
  readonly costsIncludeLiving: boolean;
  /** The expenses beside the study costs. One may be in `costs` too, if it is drawn in the chart. */
  readonly expenses: Expenses;
  /** What changes by law, beside our own table: each is shown in the row of its topic. */
  readonly figures: readonly DatedFigure[];
  readonly visa?: Visa;
  readonly work?: WorkRights;
  readonly afterDegree?: AfterDegree;
  readonly applicationYear: ApplicationYear;
  readonly cities: readonly DescriptionItem[];
  readonly weather: string;
}

/** A row of the key facts. Without a value it shows 'Ask us'. */
export interface KeyFact {
  readonly label: string;
  readonly value: string | undefined;
  readonly note?: string | undefined;
  /** The rule to plan with, if the value is outdated. */
  readonly update?: RuleUpdate | undefined;
  /** The rules of today on this fact. */
  readonly figures?: readonly DatedFigure[];
  /** The sources, if the value contains a figure or a rule that may change. */
  readonly sources?: readonly Source[];
}

/** The source of every rank. */
export const QS_2025: Source = {
  label: 'QS World University Rankings 2025',
  year: 2025,
  checked: '2026-11-22',
  url: 'https://www.topuniversities.com/world-university-rankings/2025',
};

/** The document that every student from Nepal needs, for any destination. */
export const NO_OBJECTION_CERTIFICATE: Requirement = {
  name: 'No Objection Certificate (NOC)',
  stage: 'nepal',
  text: 'From the Ministry of Education, once you hold an offer letter. Your bank asks for it before it sends fees abroad.',
  link: { label: 'noc.moest.gov.np', url: 'https://noc.moest.gov.np/' },
};

/**
 * The universities in display order: by rank, or as given. Equal ranks keep the order
 * in which they were given. Returns a new array.
 */
export function universitiesInOrder(
  destination: Pick<Destination, 'universities' | 'universitiesSorted'>,
): readonly University[] {
  const universities = [...destination.universities];
  return destination.universitiesSorted
    ? universities.sort((one, other) => one.rank - other.rank)
    : universities;
}

/** The universities with the best ranks of our list, best first, whatever the display order is. */
export function bestRankedUniversities(
  { universities }: Pick<Destination, 'universities'>,
  count: number,
): readonly University[] {
  return [...universities].sort((one, other) => one.rank - other.rank).slice(0, count);
}

/** An intake in words: 'May (summer, few courses)'. */
export function intakeText({ label, season, courses }: Intake): string {
  const remarks = [season, courses === 'main' ? undefined : `${courses} courses`].filter(
    (remark) => remark !== undefined,
  );
  return remarks.length > 0 ? `${label} (${remarks.join(', ')})` : label;
}

/** The key facts, in the same order for every destination. */
export function keyFacts({
  languages,
  intakes,
  visa,
  work,
  afterDegree,
  figures,
}: Pick<
  Destination,
  'languages' | 'intakes' | 'visa' | 'work' | 'afterDegree' | 'figures'
>): readonly KeyFact[] {
  return [
    { label: 'Language', value: languages.join(', ') },
    {
      label: 'Main intakes',
      value: intakes.map(intakeText).join('; ') || undefined,
      sources: intakes.length > 0 ? [CONSULTANCY_SOURCE] : [],
    },
    { label: 'Visa', value: visa?.name, sources: visa ? [visa.officialPage] : [] },
    {
      label: 'Work in term',
      value: work?.inTerm,
      update: work?.update,
      figures: figuresOf(figures, 'work'),
      sources: work ? [work.source, ...(work.update ? [work.update.source] : [])] : [],
    },
    {
      label: 'After the degree',
      value: afterDegree?.text,
      note: afterDegree?.note,
      figures: figuresOf(figures, 'afterDegree'),
      sources: afterDegree ? [afterDegree.source] : [],
    },
  ];
}
