import { styled } from '@mui/material/styles';
import { NumberField } from '#src/components/forms/NumberField.tsx';
import { SelectField } from '#src/components/forms/SelectField.tsx';
import { TickBox } from '#src/components/ui/TickBox.tsx';
import { MAX_RATE, type Rate } from '#src/domain/exchangeRates.ts';
import { hasFamilyFigures, placeChoices } from '#src/domain/livingCosts.ts';
import { SUM_LIMITS, type SumOptions, type SumSource } from '#src/domain/sumOptions.ts';
import { courseChoices, hasLivingFigure, highestTuition } from '#src/domain/wholeSum.ts';

interface WholeSumFieldsProps {
  /** The country, whose figures say what can be counted. */
  country: SumSource;
  /** The ISO day of the figures. */
  day: string;
  /** The present input. */
  options: SumOptions;
  /** The rate of the country's currency, and the one without the visitor's own. */
  rate: Rate;
  publishedRate: Rate;
  /** Called with what has changed. */
  onChange: (options: SumOptions) => void;
  /** Called with a valid rate. */
  onRate: (rate: Rate) => void;
}

const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 255px), 1fr))',
  alignItems: 'start',
  marginBottom: 24,
  maxWidth: 864,
  // A field with the focus is above the sum, which stays at the lower edge of the window.
  '& :is(input, select)': { scrollMarginBottom: '5.5rem' },
});

const toTwoDigits = (value: number) => Number(value.toPrecision(2));

/**
 * The fields for what a person knows of their own case: course, tuition, place, family, years and
 * the rate of their bank. Only what the country's figures can count has a field.
 *
 * Above WholeSum.
 */
export function WholeSumFields({
  country,
  day,
  options,
  rate,
  publishedRate,
  onChange,
  onRate,
}: WholeSumFieldsProps) {
  const { currency } = country;
  const { course, tuition, living, place, hasPartner = false, children, years } = options;
  const courses = courseChoices(country, day);
  const places = placeChoices(country, day);
  return (
    <Fields>
      {courses.length > 1 && (
        <SelectField
          label="Course"
          value={course ?? courses[0]?.course ?? ''}
          options={courses.map((choice) => ({ value: choice.course, label: choice.label }))}
          onChange={(value) =>
            onChange({ course: courses.find((choice) => choice.course === value)?.course })
          }
        />
      )}
      <NumberField
        label={`Tuition of your offer, ${currency} a year`}
        value={tuition}
        min={0}
        max={highestTuition(country, day)}
        unit={currency}
        example={15000}
        onChange={(value) => onChange({ tuition: value })}
      />
      {!hasLivingFigure(country, day) && (
        <NumberField
          label={`Living costs, ${currency} a year`}
          value={living}
          min={0}
          max={SUM_LIMITS.amount}
          unit={currency}
          example={15000}
          onChange={(value) => onChange({ living: value })}
        />
      )}
      {places.length > 0 && (
        <SelectField
          label="Where"
          value={place ?? ''}
          options={[
            { value: '', label: 'Not decided yet' },
            ...places.map((choice) => ({ value: choice.place, label: choice.label })),
          ]}
          onChange={(value) => onChange({ place: value || undefined })}
        />
      )}
      <NumberField
        label="Years of the course"
        value={years}
        max={SUM_LIMITS.years}
        example={3}
        isWhole
        onChange={(value) => onChange({ years: value })}
      />
      {hasFamilyFigures(country, day) && (
        <>
          <NumberField
            label="Children who come along"
            value={children}
            max={SUM_LIMITS.children}
            example={2}
            isWhole
            onChange={(value) => onChange({ children: value })}
          />
          <div style={{ alignSelf: 'end', paddingBottom: 8 }}>
            <TickBox
              isTicked={hasPartner}
              onTick={(isTicked) => onChange({ hasPartner: isTicked })}
            >
              A partner comes along
            </TickBox>
          </div>
        </>
      )}
      <NumberField
        label={`Your bank’s rate, NPR for 1 ${currency}`}
        value={rate.npr}
        // A slip, such as 1,94 for 194, is further from our rate than that of any bank.
        min={toTwoDigits(publishedRate.npr / 3)}
        max={Math.min(toTwoDigits(publishedRate.npr * 3), MAX_RATE)}
        example={publishedRate.npr}
        onChange={(npr) => onRate(npr === undefined ? publishedRate : { npr })}
      />
    </Fields>
  );
}
