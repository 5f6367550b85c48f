import Button from '@mui/material/Button';
import { PrintIcon } from './icons.tsx';

/**
 * A button that prints the current page.
 *
 * For pages that people print, such as fees and comparisons.
 */
export function PrintButton() {
  return (
    <Button
      variant="outlined"
      size="small"
      className="no-print needs-script"
      startIcon={<PrintIcon />}
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
}
