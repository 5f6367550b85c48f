import Button from '@mui/material/Button';
import { useState } from 'react';

interface CopyButtonProps {
  /** The text that it copies. */
  text: string;
  /** What it copies, for screen readers. Default: the text. */
  what?: string;
}

/** A button that copies a text. */
export function CopyButton({ text, what = text }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <Button
      size="small"
      sx={{ minWidth: 0, padding: 0 }}
      aria-label={`Copy ${what}`}
      onClick={copy}
    >
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
