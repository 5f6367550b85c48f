import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

interface ExchangeRateEditorProps<Currency extends string> {
  /** The currencies to show, with NPR for one unit of each. */
  rates: readonly { currency: Currency; rate: number }[];
  /** Where the rates come from. */
  note: string;
  /** Whether a number is a valid rate. `onChange` is called with valid rates only. */
  isRate: (rate: number) => boolean;
  /** Called with the currency and NPR for one unit of it. */
  onChange: (currency: Currency, rate: number) => void;
  /** Restores the default rates. */
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

/** Holds the typed text, so that an incomplete number is not replaced. */
function RateField({ currency, rate, isRate, onChange }: RateFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const [typed, setTyped] = useState<string>();
  const isInvalid = typed !== undefined && !isRate(Number(typed));
  return (
    <FormControl fullWidth size="small" error={isInvalid}>
      {/* Above the field, not in its border: it has room for any text size. */}
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>{`NPR for 1 ${currency}`}</FormLabel>
      <OutlinedInput
        id={id}
        value={typed ?? String(rate)}
        aria-describedby={isInvalid ? errorId : undefined}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (isRate(Number(value))) onChange(Number(value));
        }}
        onBlur={() => {
          if (!isInvalid) setTyped(undefined);
        }}
        slotProps={{ input: { inputMode: 'decimal' } }}
      />
      {isInvalid && <FormHelperText id={errorId}>A number above 0, such as 135.</FormHelperText>}
    </FormControl>
  );
}

/**
 * Fields for the exchange rates with which the page converts amounts to NPR.
 *
 * For conversions that the reader can change; use ExamFeeConversion for a fixed one.
 *
 * **Keyboard:** A rate applies while it is typed; `Enter` is not needed.
 *
 * **Screen reader:** 'NPR for 1 USD, edit text', with 'invalid entry' and the reason while the text
 * is not a rate.
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
