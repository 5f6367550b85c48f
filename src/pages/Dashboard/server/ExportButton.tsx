import Button from '@mui/material/Button';
import { failureMessage } from '#src/api/client.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { downloadFile } from '#src/lib/downloadFile.ts';
import { useMutation } from '#src/lib/useMutation.ts';

interface ExportButtonProps {
  /** The name of the file. */
  name: string;
  /** Fetches all rows, also those that are not shown, and returns them as CSV. */
  load: () => Promise<string>;
}

/** Saves a list for a spreadsheet. */
export function ExportButton({ name, load }: ExportButtonProps) {
  const toast = useToast();
  const { isPending, mutate } = useMutation(load, {
    // The mark at the start tells Excel that it is UTF-8.
    onSuccess: (csv) => downloadFile(name, `\uFEFF${csv}`, 'text/csv'),
    onError: (error) => toast.error(failureMessage(error)),
  });
  return (
    <Button variant="outlined" aria-disabled={isPending} onClick={() => void mutate()}>
      Export as CSV
    </Button>
  );
}
