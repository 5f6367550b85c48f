import Button from '@mui/material/Button';
import { PrintIcon } from './icons.tsx';

/**
 * Prints the open page.
 *
 * On pages that people take along, such as fees and comparisons.
 */
export function PrintButton() {
  return (
    <Button
      variant="outlined"
      size="small"
      className="no-print"
      startIcon={<PrintIcon />}
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
}
