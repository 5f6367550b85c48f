import { type ComponentType, lazy, Suspense, useState } from 'react';

/** The code of a component, which is loaded when it is first rendered or preloaded. */
export interface LazyCode<Props extends object> {
  readonly Lazy: ComponentType<Props>;
  /** The component, once `preload` has resolved. */
  readonly getLoaded: () => ComponentType<Props> | undefined;
  readonly preload: () => Promise<void>;
}

/** Rejects, or throws when it is rendered, if the code cannot be loaded. */
export function lazyCode<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyCode<Props> {
  let loaded: ComponentType<Props> | undefined;
  return {
    Lazy: lazy(async () => ({ default: await load() })),
    getLoaded: () => loaded,
    preload: async () => {
      loaded = await load();
    },
  };
}

/**
 * Renders lazy code. Unlike `React.lazy` it does so at once and without a Suspense boundary if the code
 * was preloaded: prerendered HTML is then hydrated with the rest of its page, and a text that was
 * typed into it is not lost.
 */
export function Preloadable<Props extends object>({
  code,
  props,
}: {
  code: LazyCode<Props>;
  props: Props;
}) {
  // Of one kind as long as it is shown: another one would lose its state.
  const [Loaded] = useState(() => code.getLoaded());
  if (Loaded) return <Loaded {...props} />;
  return (
    <Suspense>
      <code.Lazy {...props} />
    </Suspense>
  );
}
