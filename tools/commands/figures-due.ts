import { nepalDay } from '#src/domain/nepalTime.ts';
import { dueFigures, nextLookAt, readClaims, readFigures } from '../assets/figures.ts';

/** `npm run figures:due`: lists the figures that must be looked up this month, or were due before. */
export async function main(): Promise<void> {
  const due = dueFigures([...readClaims(), ...(await readFigures())], nepalDay(new Date()));
  for (const figure of due) {
    const { page, name, value, source } = figure;
    console.log(
      `${nextLookAt(figure)}  ${page}  ${name}: ${value}\n  ${source.url ?? source.label}`,
    );
  }
  console.log(
    due.length > 0
      ? `\n${due.length} to look up this month.`
      : 'No figure must be looked up this month.',
  );
}
