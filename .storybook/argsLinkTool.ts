import { createElement, useEffect, useState } from 'react';
import { useArgs, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { changedArgs, decodeArgs, encodeArgs } from './argsLink.ts';

/** How long the button says that the link is copied, in ms. */
const COPIED_MS = 2000;

/** The story that a link has set; kept here, because the tool is unmounted on docs pages. */
let linkedStory: string | undefined;

/** Appears when a control is changed: copies a link that shows the story with these values. */
export function ArgsLinkTool() {
  const api = useStorybookApi();
  const [args, updateArgs, , initialArgs] = useArgs();
  const [{ args: fromLink }, setGlobals] = useGlobals();
  const [isCopied, setIsCopied] = useState(false);
  const story = api.getCurrentStoryData();
  const isPrepared = story?.type === 'story' && story.prepared;
  useEffect(() => {
    if (typeof fromLink !== 'string' || fromLink === '') return undefined;
    // Not before: a story that has no mock worker yet is loaded again, with its first args.
    const apply = (id: string) => {
      // The address keeps the args, for who loads it again or sends it on, but for this story only.
      if (linkedStory === undefined) updateArgs(decodeArgs(fromLink) ?? {});
      else if (linkedStory !== id) setGlobals({ args: '' });
      linkedStory ??= id;
    };
    api.on('storyRendered', apply);
    return () => api.off('storyRendered', apply);
  }, [api, fromLink, updateArgs, setGlobals]);
  // Before a story is prepared there are neither.
  const changed = isPrepared ? changedArgs(args, Object(initialArgs)) : undefined;
  if (!changed) return null;
  const copy = async () => {
    const url = new URL(window.location.href);
    url.searchParams.delete('args');
    const others = (url.searchParams.get('globals') ?? '')
      .split(';')
      .filter((part) => part !== '' && !part.startsWith('args:'));
    url.searchParams.set('globals', [...others, `args:${encodeArgs(changed)}`].join(';'));
    await navigator.clipboard.writeText(url.href);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), COPIED_MS);
  };
  return createElement(
    'button',
    {
      type: 'button',
      onClick: copy,
      style: {
        ...{ height: 28, border: 0, background: 'transparent', cursor: 'pointer' },
        ...{ font: 'inherit', fontSize: 12, fontWeight: 700, color: 'inherit' },
      },
    },
    isCopied ? 'Link copied' : 'Copy link with these values',
  );
}
