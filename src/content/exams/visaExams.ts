/** The English tests that a visa office takes: our sources name no others. */
export const VISA_EXAMS =
  'The university says which English tests it takes and at which score; the visa office may have its own list. Check both before you book, or ask us.';

/** For the UK, before {@link VISA_EXAMS}. */
export const UK_VISA_EXAMS = 'Some UK courses and visas need the UKVI version of IELTS or PTE.';

/** Source: the Department of Home Affairs, immi.homeaffairs.gov.au, November 2026. */
export const AUSTRALIA_VISA_EXAMS =
  'A test taken at home, such as PTE Academic Online or TOEFL at home, does not count for an Australian visa.';
