import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { NumberField } from '../forms/NumberField.tsx';

interface ExchangeRateEditorProps<Currency extends string> {
  /** The currencies to show, with NPR for one unit of each, and who says so. */
  rates: readonly { currency: Currency; rate: number; source: string }[];
  /** The highest valid rate. */
  max: number;
  /** Called with the currency and NPR for one unit of it, if they are valid. */
  onChange: (currency: Currency, rate: number) => void;
  /** Restores the published rates. */
  onReset: () => void;
}

const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  marginBlock: 16,
  maxWidth: 640,
});

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
  max,
  onChange,
  onReset,
}: ExchangeRateEditorProps<Currency>) {
  return (
    <div>
      <Typography sx={{ maxWidth: '62ch' }}>
        Enter the rate that your bank gives you on the day.
      </Typography>
      <Fields className="no-print">
        {rates.map(({ currency, rate }) => (
          <NumberField
            key={currency}
            label={`NPR for 1 ${currency}`}
            value={rate}
            max={max}
            example={135}
            onChange={(changed) => onChange(currency, changed)}
          />
        ))}
      </Fields>
      <Typography variant="body2" color="text.secondary">
        {`Rates used: ${rates.map(({ currency, rate, source }) => `1 ${currency} = NPR ${rate} (${source})`).join('; ')}.`}
      </Typography>
      <Button className="no-print" onClick={onReset} sx={{ mt: 1, ml: -1 }}>
        Back to the published rates
      </Button>
    </div>
  );
}
