import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countries, exams } from '#brand/offers.ts';
import { nepalDay } from '#contracts/nepalDay.ts';
import { nextLookAt } from '#src/domain/figure.ts';
import { CliError } from '#tools/settings/cliError.ts';
import { root } from '#tools/settings/settings.ts';
import { dueFigures, readClaims, readFigures } from '../assets/figures.ts';

/** `npm run figures:due -- 2027-12` lists the figures to look up until a month, by default this. */
export async function main(args: readonly string[]): Promise<void> {
  const [month = nepalDay(new Date()).slice(0, 7), ...more] = args;
  if (more.length > 0 || !/^20\d\d-(0[1-9]|1[0-2])$/.test(month))
    throw new CliError(`'${args.join(' ')}' is not a month, such as 2027-12.`);
  // A brand with entries of its own shows none of the sample's blogs.
  const isOwn = existsSync(join(root, 'brand/db.json'));
  const figures = await readFigures({ countries, exams, ...(isOwn && { blogs: [] }) });
  const due = dueFigures([...readClaims(), ...figures], month);
  for (const figure of due) {
    const { page, name, value, source, confidence } = figure;
    const look = [`last look ${source.checked}`, confidence].filter(Boolean).join(', ');
    console.log(`${nextLookAt(figure)}  ${page}  ${name}: ${value}`);
    console.log(`  ${source.url ?? source.label}  (${look})`);
  }
  console.log(`\n${due.length} ${due.length === 1 ? 'figure' : 'figures'} to look up.`);
}
