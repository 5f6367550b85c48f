import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { noticeFrame } from '#src/components/ui/noticeFrame.ts';

interface ScriptNoticeProps {
  /** The reason why the form needs JavaScript, and another way without it. */
  children: ReactNode;
}

const Notice = styled('div')(({ theme }) => ({
  ...noticeFrame(theme),
  marginTop: 20,
  padding: '12px 16px',
  '& p': { margin: 0 },
  // Shown in the form's place without JavaScript, or if its script could not be loaded.
  'form:not([data-script-failed]) + &': { display: 'none' },
}));

/**
 * A notice in a browser without JavaScript that a form needs it; and after a submit, that the
 * page's script could not be loaded. The hydration loader sets `data-script-failed` on the form for
 * that.
 *
 * Directly after a form with the class `needs-script`, which hides it without JavaScript.
 */
export function ScriptNotice({ children }: ScriptNoticeProps) {
  return (
    <>
      <Notice role="alert" data-error>
        <p>This page could not be loaded completely, so nothing was sent. Please load it again.</p>
        {children}
      </Notice>
      <noscript>
        <Notice data-error>{children}</Notice>
      </noscript>
    </>
  );
}
