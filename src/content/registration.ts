import { site } from '#brand/site.ts';
import type { NamedTexts } from '#src/domain/namedTexts.ts';
import { FIGURES_CHECKED, type Source } from '#src/domain/source.ts';

const { licence, pan, payment } = site;

const licenceText = licence && `No. ${licence.number}, given by ${licence.authority}`;

/** Licence and PAN on one line; empty if the consultancy gives neither. */
export const registrationLine: string = [
  licenceText && `Licence: ${licenceText}`,
  pan && `PAN: ${pan}`,
]
  .filter(Boolean)
  .join(' · ');

/** The facts that a family may ask before it signs: the licence, and who pays us. */
export const registration: NamedTexts = {
  ...(licenceText && { 'Our licence': licenceText }),
  ...(pan && { PAN: pan }),
  ...(payment && {
    'What universities pay us': payment.universities,
    'What you pay us': payment.students,
    'What is free': payment.free,
  }),
};

/** The part of the about page that lists it. */
export const REGISTRATION_ID = 'licence';

/** The way to check a licence. */
export const HOW_TO_CHECK =
  'Every education consultancy in Nepal needs a licence from a ministry of its province, in Bagmati that of Social Development: ask to see it, and ask that ministry whether the licence is still valid.';

/** No address is known for it. */
export const licenceSource: Source = {
  label: 'Directive on Educational Consultancy and Language Teaching 2073; likely, not certain',
  year: 2025,
  checked: FIGURES_CHECKED,
};
