import Button from '@mui/material/Button';
import { PrintIcon } from './icons.tsx';

/** Prints the open page. */
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
