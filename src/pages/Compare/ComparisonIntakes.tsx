import { styled } from '@mui/material/styles';
import { AskUsLink } from '#src/components/country/AskUsLink.tsx';
import { accentScope, accentStyle } from '#src/components/country/accent.ts';
import { labelColumn } from '#src/components/country/CostRangeChart.tsx';
import { CountryFlag } from '#src/components/country/CountryFlag.tsx';
import { IntakeBars, IntakeList } from '#src/components/country/intakeBars.ts';
import type { Country } from '#src/domain/country.ts';
import { MONTH_NAMES } from '#src/domain/nepalTime.ts';

interface ComparisonIntakesProps {
  /** In display order. Without intakes a country shows 'Ask us'. */
  countries: readonly Pick<Country, 'slug' | 'name' | 'accent' | 'intakes'>[];
}

const Header = styled('div')(labelColumn);

const Row = styled('div')(({ theme }) => ({
  ...accentScope,
  ...labelColumn,
  breakInside: 'avoid',
  paddingBlock: 10,
  '& dt': {
    ...theme.typography.h4,
    fontSize: '1.125rem',
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'start',
    gap: 10,
    minHeight: 36,
  },
}));

const Months = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  height: 36,
  marginBottom: 4,
  borderBottom: `2px solid ${theme.vars.palette.text.primary}`,
  backgroundImage: `repeating-linear-gradient(to right, ${theme.vars.palette.divider} 0 1px, transparent 1px calc(100% / 12))`,
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
}));

const Names = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gridColumn: 2,
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  '& span > span': { '@container (max-width: 560px)': { display: 'none' } },
}));

/**
 * The intakes of a few countries, each on a strip of the twelve months below one another, and in
 * words. The strips are silent.
 */
export function ComparisonIntakes({ countries }: ComparisonIntakesProps) {
  return (
    <figure style={{ containerType: 'inline-size' }}>
      <Header aria-hidden="true">
        <Names>
          {MONTH_NAMES.map((name) => (
            <span key={name}>
              {name.charAt(0)}
              <span>{name.slice(1, 3)}</span>
            </span>
          ))}
        </Names>
      </Header>
      <dl>
        {countries.map(({ slug, accent, name, intakes = [] }) => (
          <Row key={slug} style={accentStyle(accent)}>
            <dt>
              <CountryFlag slug={slug} />
              {name}
            </dt>
            {intakes.length === 0 ? (
              <dd>
                <AskUsLink about={name} topic="Intakes" />
              </dd>
            ) : (
              <dd>
                <Months aria-hidden="true">
                  <IntakeBars intakes={intakes} height={32} />
                </Months>
                <IntakeList intakes={intakes} />
              </dd>
            )}
          </Row>
        ))}
      </dl>
    </figure>
  );
}
