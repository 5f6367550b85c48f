import { type Amount, type Figure, figure } from '#src/domain/figure.ts';
import { CONSULTANCY_SOURCE } from '#src/domain/source.ts';
import { capitalize } from '#src/lib/wording.ts';

/** The tuition of both degrees as our table of 2025 has it. */
export function tuition2025(undergraduate: Amount, postgraduate: Amount): Figure[] {
  const amounts = { undergraduate, postgraduate };
  return (['undergraduate', 'postgraduate'] as const).map((course) =>
    figure('tuition', capitalize(course), {
      course,
      amounts: [amounts[course]],
      source: CONSULTANCY_SOURCE,
    }),
  );
}
