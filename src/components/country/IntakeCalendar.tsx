import { styled } from '@mui/material/styles';
import type { Intake } from '#src/domain/country.ts';
import { datedText, type UpcomingIntakes, upcomingIntakes } from '#src/domain/intakes.ts';
import { MONTH_NAMES, type YearMonth } from '#src/domain/nepalTime.ts';
import { inSentence } from '#src/lib/wording.ts';
import { headingFont } from '#src/theme/tokens.ts';
import { IntakeBars, IntakeList } from './intakeBars.ts';

interface IntakeCalendarProps {
  /** The months in which courses begin. */
  intakes: readonly Intake[];
  /** The months between the last applications and the begin of the courses. */
  leadMonths: number;
  /** The current month. While it is unknown, no intake is marked as next. */
  today?: YearMonth | undefined;
}

/** Height of the bar of a main intake, in px. */
const HEIGHT = 56;

/** Space for the flag above the highest bar, in px. */
const FLAG_HEIGHT = 36;

const Figure = styled('figure')({ containerType: 'inline-size' });

/** Reserves its lines until the month is known, to prevent a layout shift. */
const Upcoming = styled('div')({
  minHeight: '4.5rem',
  '& p': { margin: '0 0 4px', maxWidth: '65ch' },
});

const Next = styled('p')({
  ...headingFont,
  fontSize: 'clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem)',
  lineHeight: 1.4,
});

const Strip = styled('div')({
  position: 'relative',
  marginBottom: 20,
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gridTemplateRows: `${HEIGHT + FLAG_HEIGHT}px auto`,
  // On the line of the months, not over it.
  '& [data-courses]': { marginBottom: 2 },
});

const Cell = styled('div')(({ theme }) => ({
  gridRow: 1,
  marginTop: FLAG_HEIGHT,
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': {
    borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  },
  borderBottom: `2px solid ${theme.vars.palette.text.primary}`,
}));

const MonthName = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  gridRow: 2,
  paddingTop: 4,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  '& > span': { '@container (max-width: 560px)': { display: 'none' } },
  '&[data-now]': {
    color: theme.vars.palette.text.primary,
    fontWeight: 700,
    textDecoration: 'underline 3px',
    textUnderlineOffset: 5,
  },
}));

const Flag = styled('svg')(({ theme }) => ({
  position: 'absolute',
  left: '50%',
  bottom: '100%',
  width: 26,
  height: 36,
  marginLeft: -2,
  overflow: 'visible',
  fill: theme.vars.palette.secondary.main,
  stroke: theme.vars.palette.text.primary,
  strokeWidth: 1.5,
}));

/**
 * The twelve months of the year with a bar for each intake, and a flag on the next one.
 *
 * For the intakes of one country; the page Compare has those of several.
 *
 * **Screen reader:** The next intake in a sentence, and the list of all intakes. The strip of
 * months is silent.
 */
export function IntakeCalendar({ intakes, leadMonths, today }: IntakeCalendarProps) {
  const upcoming = today && upcomingIntakes(intakes, leadMonths, today);
  return (
    <Figure>
      <Upcoming className="needs-script">{upcoming && <UpcomingText {...upcoming} />}</Upcoming>
      <Strip aria-hidden="true">
        {MONTH_NAMES.map((name, index) => (
          <Cell key={name} style={{ gridColumn: index + 1 }} />
        ))}
        <IntakeBars
          intakes={intakes}
          height={HEIGHT}
          next={upcoming?.next?.intake}
          flag={
            <Flag viewBox="0 0 26 36">
              <path d="M2 36V2l22 8-22 8" strokeLinejoin="round" />
            </Flag>
          }
        />
        {MONTH_NAMES.map((name, index) => (
          <MonthName
            key={name}
            data-now={today?.month === index + 1 || undefined}
            style={{ gridColumn: index + 1 }}
          >
            {name.charAt(0)}
            <span>{name.slice(1, 3)}</span>
          </MonthName>
        ))}
      </Strip>
      <IntakeList intakes={intakes} />
    </Figure>
  );
}

/** 'Next intake: May 2027 (few courses)', and what begins too soon for somebody who starts now. */
function UpcomingText({ next, nextMain, tooLate }: UpcomingIntakes) {
  if (!next) return null;
  const { courses } = next.intake;
  return (
    <>
      <Next>
        {`Next intake: ${datedText(next)}`}
        {courses !== 'main' && ` (${courses} courses)`}
      </Next>
      <p>
        {tooLate.length > 0 &&
          `Too late for ${inSentence(tooLate.map(datedText))} if you begin now. `}
        {nextMain && nextMain !== next && `The next main intake is ${datedText(nextMain)}.`}
      </p>
    </>
  );
}
