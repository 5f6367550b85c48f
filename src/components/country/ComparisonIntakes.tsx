import { styled } from '@mui/material/styles';
import { questionSubject } from '#src/domain/contactLink.ts';
import { type Country, intakeText } from '#src/domain/country.ts';
import { MONTH_NAMES } from '#src/domain/nepalTime.ts';
import { AskUsLink } from './AskUsLink.tsx';
import { accentScope, accentStyle } from './accent.ts';
import { CountryFlag } from './CountryFlag.tsx';
import { IntakeList, IntakeSwatch, intakeBarStyles, intakeShares } from './intakeBars.ts';

interface ComparisonIntakesProps {
  /** In display order. Without intakes a country shows 'Ask us'. */
  countries: readonly Pick<Country, 'slug' | 'name' | 'accent' | 'intakes'>[];
}

const Figure = styled('figure')({ containerType: 'inline-size' });

/** The label and the twelve months; the label is above them in a narrow container. */
const columns = {
  '@container (min-width: 640px)': {
    display: 'grid',
    gridTemplateColumns: '11rem minmax(0, 1fr)',
    columnGap: 24,
  },
} as const;

const Header = styled('div')(columns);

const Row = styled('div')(({ theme }) => ({
  ...accentScope,
  ...columns,
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

/** Height of the bar of a main intake, in px. */
const HEIGHT = 32;

const Bar = styled('div')({
  ...intakeBarStyles,
  gridRow: 1,
  alignSelf: 'end',
  marginInline: 3,
});

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
 * The intakes of a few countries, each on a strip of the twelve months below one another. The
 * fuller and higher a bar, the more courses begin. The intakes are text too.
 *
 * For several countries; use IntakeCalendar for one.
 *
 * **Screen reader:** Each country with its intakes in words; the strips of months are silent.
 */
export function ComparisonIntakes({ countries }: ComparisonIntakesProps) {
  return (
    <Figure>
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
                <AskUsLink subject={questionSubject(name, 'Intakes')} />
              </dd>
            ) : (
              <dd>
                <Months aria-hidden="true">
                  {intakes.map(({ label, months: [first = 1, ...more], courses }) => (
                    <Bar
                      key={label}
                      data-courses={courses}
                      style={{
                        gridColumn: `${first} / span ${more.length + 1}`,
                        height: HEIGHT * intakeShares[courses],
                      }}
                    />
                  ))}
                </Months>
                <IntakeList>
                  {intakes.map((intake) => (
                    <li key={intake.label}>
                      <IntakeSwatch aria-hidden="true" data-courses={intake.courses} />
                      {intakeText(intake)}
                    </li>
                  ))}
                </IntakeList>
              </dd>
            )}
          </Row>
        ))}
      </dl>
    </Figure>
  );
}
