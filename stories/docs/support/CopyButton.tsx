import Button from '@mui/material/Button';
import { useState } from 'react';

/** A button that copies a text. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <Button
      size="small"
      sx={{ minWidth: 0, padding: 0 }}
      aria-label={`Copy ${text}`}
      onClick={copy}
    >
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
