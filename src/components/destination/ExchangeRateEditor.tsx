import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Field } from '#src/components/forms/Field.tsx';

interface ExchangeRateEditorProps<Currency extends string> {
  /** NPR for one unit of each currency, for the currencies to show. */
  rates: readonly { currency: Currency; rate: number }[];
  /** Where the rates come from. */
  note: string;
  /** Whether a number can be reckoned with; one that cannot is pointed out and not passed on. */
  isRate: (rate: number) => boolean;
  onChange: (currency: Currency, rate: number) => void;
  /** Goes back to the planning rates. */
  onReset: () => void;
}

const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  marginBlock: 16,
  maxWidth: 640,
});

interface RateFieldProps {
  currency: string;
  rate: number;
  isRate: (rate: number) => boolean;
  onChange: (rate: number) => void;
}

/** Keeps what is typed, so that a half-typed number is not taken away. */
function RateField({ currency, rate, isRate, onChange }: RateFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && !isRate(Number(typed));
  return (
    <Field
      label={`NPR for 1 ${currency}`}
      size="small"
      value={typed ?? String(rate)}
      error={isWrong}
      helperText={isWrong ? 'A number above 0, such as 135.' : undefined}
      onChange={(value) => {
        setTyped(value);
        if (isRate(Number(value))) onChange(Number(value));
      }}
      onBlur={() => {
        if (!isWrong) setTyped(undefined);
      }}
      slotProps={{ input: { inputMode: 'decimal' } }}
    />
  );
}

/**
 * The exchange rates that the NPR figures are made with, to be changed on the spot.
 *
 * Where NPR figures are reckoned on the spot; a fixed sum is an ExamFeeConversion.
 */
export function ExchangeRateEditor<Currency extends string>({
  rates,
  note,
  isRate,
  onChange,
  onReset,
}: ExchangeRateEditorProps<Currency>) {
  return (
    <div>
      <Typography sx={{ maxWidth: '62ch' }}>{note}</Typography>
      <Fields className="no-print">
        {rates.map(({ currency, rate }) => (
          <RateField
            key={currency}
            currency={currency}
            rate={rate}
            isRate={isRate}
            onChange={(changed) => onChange(currency, changed)}
          />
        ))}
      </Fields>
      <Typography variant="body2" color="text.secondary">
        {`Rates used: ${rates.map(({ currency, rate }) => `1 ${currency} = NPR ${rate}`).join(', ')}.`}
      </Typography>
      <Button className="no-print" onClick={onReset} sx={{ mt: 1, ml: -1 }}>
        Back to the planning rates
      </Button>
    </div>
  );
}
