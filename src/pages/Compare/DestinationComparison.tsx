import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AskUsLink } from '#src/components/destination/AskUsLink.tsx';
import { ComparisonTable } from '#src/components/destination/ComparisonTable.tsx';
import { CountryFlag } from '#src/components/destination/CountryFlag.tsx';
import { SourceList } from '#src/components/ui/SourceList.tsx';
import { testSummaries } from '#src/content/tests/tests.ts';
import { type Cost, costText, costTextInNpr } from '#src/domain/cost.ts';
import {
  type Destination,
  intakeText,
  QS_2025,
  universitiesInOrder,
} from '#src/domain/destination.ts';
import type { Rates } from '#src/domain/exchangeRates.ts';
import { paths } from '#src/paths.ts';

/** How many universities of each country are listed. */
const UNIVERSITY_COUNT = 4;

interface DestinationComparisonProps {
  guides: readonly Destination[];
  rates: Rates;
}

/** Compares guides topic by topic. A missing fact is a link to the contact page. */
export function DestinationComparison({ guides, rates }: DestinationComparisonProps) {
  const row = (label: string, cell: (guide: Destination) => ReactNode) => ({
    label,
    cells: guides.map((guide) => cell(guide) ?? <AskUsLink />),
  });
  const costs = (guide: Destination, per: Cost['per']) => (
    <Costs
      costs={guide.costs.filter((cost) => cost.per === per)}
      currency={guide.currency}
      rates={rates}
    />
  );
  const hasFees = guides.some((guide) => guide.costs.some(({ per }) => per === 'application'));

  return (
    <>
      <ComparisonTable
        columns={guides.map(({ slug, name }) => ({
          key: slug,
          name,
          head: (
            <>
              <CountryFlag slug={slug} />
              <Typography variant="h2" component="p" sx={{ fontSize: '1.75rem', mt: 1 }}>
                {name}
              </Typography>
            </>
          ),
        }))}
        rows={[
          row('Cost per year', (guide) => costs(guide, 'year')),
          ...(hasFees
            ? [row('Costs of the application', (guide) => costs(guide, 'application'))]
            : []),
          row('Intakes', ({ intakes }) => <Lines lines={intakes.map(intakeText)} />),
          row(
            'Visa',
            ({ visa }) =>
              visa && (
                <>
                  {visa.name}
                  <br />
                  <Link href={visa.officialPage.url}>{visa.officialPage.label}</Link>
                </>
              ),
          ),
          row('Work in term', ({ work }) => work?.inTerm),
          row('After the degree', ({ afterDegree }) => afterDegree?.text),
          row('Tests', ({ tests }) => (
            <Lines
              lines={tests.map(({ slug, when }) =>
                when === 'usual'
                  ? testSummaries[slug].name
                  : `${testSummaries[slug].name}, where asked`,
              )}
            />
          )),
          row(`Universities (${QS_2025.label})`, (guide) => (
            <Lines
              lines={universitiesInOrder(guide)
                .slice(0, UNIVERSITY_COUNT)
                .map(({ rank, name }) => `${rank} · ${name}`)}
            />
          )),
          row('The whole guide', ({ slug, nameInText }) => (
            <Link href={paths.studyIn(slug)}>{`Study in ${nameInText}`}</Link>
          )),
        ]}
      />
      <SourceList
        sources={guides.flatMap(({ costs: all, rankingSource, work, afterDegree }) => [
          ...all.map(({ source }) => source),
          rankingSource,
          ...(work ? [work.source] : []),
          ...(afterDegree ? [afterDegree.source] : []),
        ])}
      />
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <div key={line}>{line}</div>);
}

interface CostsProps {
  costs: readonly Cost[];
  currency: Destination['currency'];
  rates: Rates;
}

function Costs({ costs, currency, rates }: CostsProps) {
  if (costs.length === 0) return <AskUsLink />;
  return costs.map((cost) => (
    <Typography key={cost.item} component="div" sx={{ mb: 1.5 }}>
      <Typography component="span" variant="body2" color="text.secondary">
        {cost.label}
      </Typography>
      <Typography component="div" sx={{ fontWeight: 700 }}>
        {costText(cost, currency)}
      </Typography>
      <Typography component="div" variant="body2">
        {costTextInNpr(cost, currency, rates)}
      </Typography>
    </Typography>
  ));
}
