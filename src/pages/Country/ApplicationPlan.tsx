import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useSearchParams } from 'react-router-dom';
import { site } from '#brand/site.ts';
import { nepalDay } from '#contracts/nepalDay.ts';
import { ApplicationTimeline } from '#src/components/country/ApplicationTimeline.tsx';
import { AskUsLink } from '#src/components/country/AskUsLink.tsx';
import { SelectField } from '#src/components/forms/SelectField.tsx';
import { CalendarIcon } from '#src/components/ui/icons.tsx';
import { absoluteUrl } from '#src/content/structuredData.ts';
import {
  applicationPlan,
  intakeKey,
  monthsUntil,
  type PlannedStage,
  plannedIntakes,
  readIntakeKey,
  stagesOfAnyYear,
} from '#src/domain/applicationPlan.ts';
import { type Country, headingOf } from '#src/domain/country.ts';
import { type DatedIntake, datedText, upcomingIntakes } from '#src/domain/intakes.ts';
import { formatNepalDay, nepalClock, type YearMonth } from '#src/domain/nepalTime.ts';
import { downloadFile } from '#src/lib/downloadFile.ts';
import { toICalendar } from '#src/lib/icalendar.ts';
import { DAY_MS } from '#src/lib/time.ts';
import { useNow } from '#src/lib/useClock.ts';
import { inSentence } from '#src/lib/wording.ts';
import { paths } from '#src/pageTable.ts';
import { useTicks } from './useTicks.ts';

const INTAKE_PARAMETER = 'intake';

interface ApplicationPlanProps {
  country: Country;
}

/** The steps for an intake by month: of any year when prerendered, then as of today. */
export function ApplicationPlan({ country }: ApplicationPlanProps) {
  const now = useNow();
  const { name, intakes = [] } = country;
  const others = intakes.filter(({ stages }) => !stages).map(({ label }) => label);
  return (
    <>
      {now ? (
        <DatedPlans {...{ country, now }} />
      ) : (
        plannedIntakes(country).map((intake, index) => (
          <Fragment key={intake.label}>
            <Typography variant="h3" sx={{ mt: index > 0 ? 5 : 0, mb: 2 }}>
              {`For the ${intake.label} intake`}
            </Typography>
            <ApplicationTimeline stages={stagesOfAnyYear(intake)} />
          </Fragment>
        ))
      )}
      {others.length > 0 && (
        <Typography sx={{ mt: 4 }}>
          {'The steps for the other intakes: '}
          <AskUsLink about={name} topic={`${inSentence(others, 'or')} intake`} />
        </Typography>
      )}
    </>
  );
}

/** The plan for the intake of the address; otherwise for the first that can still be reached. */
function DatedPlans({ country, now }: ApplicationPlanProps & { now: Date }) {
  const [params, setParams] = useSearchParams();
  const today = nepalClock(now);
  const intakes = plannedIntakes(country);
  const { all, next } = upcomingIntakes(intakes, country.leadMonths ?? 0, today);
  const asked = readIntakeKey(params.get(INTAKE_PARAMETER) ?? '', intakes, today);
  const chosen = asked ?? next;
  if (!chosen) return null;
  const key = intakeKey(chosen);
  const options = new Map(
    [chosen, ...all].map((intake) => [intakeKey(intake), `${datedText(intake)} intake`]),
  );
  const choose = (value: string) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.set(INTAKE_PARAMETER, value);
        return changed;
      },
      { replace: true },
    );
  return (
    <>
      <Box
        className="no-print"
        sx={{ display: 'flex', flexDirection: 'column', maxWidth: 320, mb: 3 }}
      >
        <SelectField
          label="Your intake"
          value={key}
          options={Array.from(options, ([value, label]) => ({ value, label })).toSorted(
            (one, other) => (one.value < other.value ? -1 : 1),
          )}
          onChange={choose}
        />
      </Box>
      <Plan key={key} {...{ country, chosen, today, now }} />
    </>
  );
}

interface PlanProps extends ApplicationPlanProps {
  chosen: DatedIntake;
  today: YearMonth;
  now: Date;
}

function Plan({ country, chosen, today, now }: PlanProps) {
  const { slug } = country;
  const stages = applicationPlan(chosen, today);
  const key = intakeKey(chosen);
  const { ticked, tick } = useTicks(
    `${slug}:${key}`,
    stages.map((_, index) => String(index)),
  );
  const done = new Set(Array.from(ticked, Number));
  const monthsLeft = monthsUntil(chosen, today);
  const left = stages.flatMap((stage, index) => (done.has(index) ? [] : [{ ...stage, index }]));

  function saveCalendar() {
    const tomorrow = nepalDay(new Date(now.getTime() + DAY_MS));
    const events = left.map(({ index, when, text, firstDay, time }) => ({
      uid: `${slug}-${key}-${index}@${new URL(site.url).hostname}`,
      // The reminder of today may have passed.
      day: time === 'ahead' ? firstDay : tomorrow,
      title: `${headingOf(country)}: ${time === 'past' ? 'late, do it first' : when}`,
      text: `${text}\n\n${absoluteUrl(paths.studyIn(slug))}?${INTAKE_PARAMETER}=${key}`,
    }));
    downloadFile(
      `${slug}-${key}.ics`,
      toICalendar(events, site.name, now),
      'text/calendar;charset=utf-8',
    );
  }

  return (
    <>
      <Typography variant="h3">{`For the ${datedText(chosen)} intake`}</Typography>
      <Typography sx={{ mt: 0.5, mb: 3, maxWidth: '65ch' }}>
        {`Today is ${formatNepalDay(now)}. ${stateText(monthsLeft, left)}`}
      </Typography>
      <ApplicationTimeline
        stages={stages}
        {...(monthsLeft >= 0 && {
          done,
          onDone: (index: number, isDone: boolean) => tick(String(index), isDone),
        })}
      />
      {monthsLeft >= 0 && left.length > 0 && (
        <Button
          variant="outlined"
          className="no-print"
          startIcon={<CalendarIcon />}
          sx={{ mt: 3 }}
          onClick={saveCalendar}
        >
          Add to my calendar
        </Button>
      )}
    </>
  );
}

/** The time that is left, and the number of late steps. */
function stateText(monthsLeft: number, left: readonly Pick<PlannedStage, 'time'>[]): string {
  if (monthsLeft < 0) return 'The courses of this intake have begun: choose a later one.';
  const time =
    monthsLeft === 0
      ? 'The courses begin this month.'
      : monthsLeft === 1
        ? 'The courses begin next month.'
        : `The courses begin in about ${monthsLeft} months.`;
  const late = left.filter((stage) => stage.time === 'past').length;
  if (late === 0) return `${time} Nothing is late.`;
  const steps = late === 1 ? '1 step is late' : `${late} steps are late`;
  return `${time} ${steps}: do ${late === 1 ? 'it' : 'them'} first, or choose a later intake. Tick what you have done.`;
}
