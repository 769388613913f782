import { useEffect, useState } from 'react';

/** The part of a long page that is being read: the one across a line a quarter down the screen. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observers = ids.flatMap((id) => {
      const element = document.getElementById(id);
      if (element === null) return [];
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setCurrent(id);
        },
        { rootMargin: '-25% 0px -74% 0px' },
      );
      observer.observe(element);
      return [observer];
    });
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, [ids]);
  return current;
}
