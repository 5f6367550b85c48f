import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useChangedBeforeHydration } from '#src/hydration/useChangedBeforeHydration.ts';
import { radius } from '#src/theme/tokens.ts';
import { CountryFlag } from './CountryFlag.tsx';

interface CountryPickerProps {
  /** The countries to choose from, in display order. */
  countries: readonly { slug: string; name: string }[];
  /** The slugs of the selected countries, in the order of selection. */
  selected: readonly string[];
  /** The most countries that can be selected. */
  max: number;
  /** Called with the new selection; an added country is last. */
  onChange: (selected: string[]) => void;
}

const Fieldset = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 });

const Options = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

const Option = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '6px 12px',
  border: `1.5px solid ${theme.vars.palette.controlBorder}`,
  borderRadius: radius.medium,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 0, accentColor: 'var(--cta)' },
  '&:has(:checked)': { borderColor: theme.vars.palette.text.primary, fontWeight: 600 },
  '&:has(:disabled)': {
    color: theme.vars.palette.text.secondary,
    cursor: 'not-allowed',
    opacity: 0.75,
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: 2 },
  '& input:focus-visible': { outline: 'none' },
}));

/**
 * Checkboxes for a few countries. At the maximum, the others are disabled.
 *
 * For selecting several; use links to open one.
 */
export function CountryPicker({ countries, selected, max, onChange }: CountryPickerProps) {
  const isFull = selected.length >= max;
  const fieldset = useChangedBeforeHydration<HTMLFieldSetElement>((field) => {
    const boxes = field.querySelectorAll<HTMLInputElement>(':checked');
    const checked = Array.from(boxes, ({ value }) => value);
    const kept = selected.filter((slug) => checked.includes(slug));
    const added = checked.filter((slug) => !selected.includes(slug));
    if (kept.length < selected.length || added.length > 0)
      onChange([...kept, ...added].slice(0, max));
  });
  return (
    <Fieldset ref={fieldset}>
      <Typography component="legend" variant="h3" sx={{ p: 0 }}>
        {`Choose up to ${max} countries`}
      </Typography>
      <Options>
        {countries.map(({ slug, name }) => {
          const isSelected = selected.includes(slug);
          return (
            <Option key={slug}>
              <input
                type="checkbox"
                value={slug}
                checked={isSelected}
                disabled={isFull && !isSelected}
                onChange={() =>
                  onChange(
                    isSelected ? selected.filter((other) => other !== slug) : [...selected, slug],
                  )
                }
              />
              <CountryFlag slug={slug} />
              {name}
            </Option>
          );
        })}
      </Options>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {isFull && countries.length > max
          ? `${max} of ${max} chosen. Untick one to choose another.`
          : ''}
      </Typography>
    </Fieldset>
  );
}
