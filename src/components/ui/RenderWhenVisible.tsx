import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenSeenProps {
  /** What is put in when its place comes near the window. Until then it costs nothing. */
  children: ReactNode;
}

/**
 * Holds back what nobody may scroll down to, such as a part that has to be fetched.
 *
 * For what is far down and costs something; what search engines should read must not wait.
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
