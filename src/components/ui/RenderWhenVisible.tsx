import { type ReactNode, useEffect, useRef, useState } from 'react';

interface RenderWhenVisibleProps {
  /** Rendered once the placeholder is near the viewport. */
  children: ReactNode;
}

/**
 * Renders its children only when they are near the viewport.
 *
 * For parts far down the page that fetch data; not for text that search engines should index.
 */
export function RenderWhenVisible({ children }: RenderWhenVisibleProps) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    if (!placeholder.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsVisible(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(placeholder.current);
    return () => observer.disconnect();
  }, []);

  return <div ref={placeholder}>{isVisible && children}</div>;
}
