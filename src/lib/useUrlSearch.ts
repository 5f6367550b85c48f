import { useEffect, useState } from 'react';
import type { UrlQuery } from './useUrlQuery.ts';

const DELAY_MS = 300;

/**
 * The text of a search, and the parameter `q` of the URL, which follows it after a pause, without a
 * history entry; `resets` is a parameter that it then removes. `fieldKey` is the key of the field,
 * which is uncontrolled: it changes when a link, Back or Forward leads to another search.
 */
export function useUrlSearch({ get, actions }: UrlQuery, resets?: string) {
  const inUrl = get('q');
  const [text, setText] = useState(inUrl);
  const [written, setWritten] = useState(inUrl);
  const [known, setKnown] = useState({ q: inUrl, fieldKey: 0 });
  if (known.q !== inUrl) {
    const isForeign = inUrl !== written && inUrl !== text;
    setKnown({ q: inUrl, fieldKey: known.fieldKey + (isForeign ? 1 : 0) });
    setWritten(inUrl);
    if (isForeign) setText(inUrl);
  }
  const isWritten = inUrl === text;
  useEffect(() => {
    if (isWritten) return undefined;
    const write = () => {
      setWritten(text);
      if (resets) actions.write(resets, '', { replace: true });
      actions.write('q', text, { replace: true });
    };
    const timer = setTimeout(write, DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, isWritten, actions, resets]);
  return { text, setText, fieldKey: known.fieldKey };
}
