import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  IMPORT_TYPES,
  type ImportRun,
  importEndpoints,
  importErrors,
  MAX_IMPORT_BYTES,
} from '#contracts/import.ts';
import { failureMessage, requestJson } from '#src/api/client.ts';
import { FileButton } from '#src/components/forms/FileButton.tsx';
import { FormProblem } from '#src/components/forms/FormProblem.tsx';
import { LoadingButton } from '#src/components/ui/LoadingButton.tsx';
import { formatBytes } from '#src/lib/formatBytes.ts';
import { useMutation } from '#src/lib/useMutation.ts';

/** 30 MB on a slow line, in ms. */
const UPLOAD_TIMEOUT_MS = 600_000;

const Form = styled('form')({ display: 'grid', gap: 16, justifyItems: 'start', marginTop: 24 });

interface ImportFormProps {
  /** Called when the server has begun to import the file. */
  onBegun: (run: ImportRun) => void;
}

/** Chooses the file of an export and sends it. After a failure the file is still chosen. */
export function ImportForm({ onBegun }: ImportFormProps) {
  const [file, setFile] = useState<File>();
  const [fraction, setFraction] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const { isPending, mutate } = useMutation(
    (body: File) =>
      requestJson(importEndpoints.startImport, {
        body,
        headers: { 'Content-Type': IMPORT_TYPES[0] },
        timeoutMs: UPLOAD_TIMEOUT_MS,
        onUploadProgress: ({ progress = 0 }) => setFraction(progress),
      }),
    {
      onSuccess: ({ data }) => onBegun(data),
      onError: (error) => setProblem(failureMessage(error)),
    },
  );

  function send() {
    if (isPending) return;
    setFraction(0);
    if (!file) setProblem('Choose the file of the export first.');
    else if (file.size > MAX_IMPORT_BYTES) setProblem(importErrors.tooLarge.message);
    else {
      setProblem(null);
      void mutate(file);
    }
  }

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FileButton
        types={['.xml', ...IMPORT_TYPES]}
        disabled={isPending}
        onChoose={(chosen) => {
          setFile(chosen);
          setProblem(null);
        }}
      >
        {file ? 'Choose another file' : 'Choose the file'}
      </FileButton>
      <Typography role="status" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {isPending && `Sending ${file?.name}...`}
        {!isPending && (file ? `${file.name}, ${formatBytes(file.size)}` : 'No file is chosen.')}
      </Typography>
      {isPending && (
        <LinearProgress
          variant="determinate"
          value={Math.round(fraction * 100)}
          aria-label="Sent"
          sx={{ width: '100%', maxWidth: 480 }}
        />
      )}
      <FormProblem>{problem}</FormProblem>
      <LoadingButton type="submit" isBusy={isPending}>
        Import
      </LoadingButton>
    </Form>
  );
}
