import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenSeenProps {
  /** Rendered once the placeholder comes near the viewport. */
  children: ReactNode;
}

/**
 * Renders its children only when they come near the viewport, such as a part that fetches data.
 *
 * For expensive parts far down the page; not for text that search engines should read.
 */
export function RenderWhenVisible({ children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return <div ref={place}>{isSeen && children}</div>;
}
