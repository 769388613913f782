import { useEffect, useState } from 'react';

/** How far down the screen one reads: what has begun above is being read. */
const readingLine = 0.25;

/** The part of a long page that is being read; above the first one it is that one. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const line = window.innerHeight * readingLine + 1;
      const begun = sections.findLast((each) => each.getBoundingClientRect().top <= line);
      setCurrent((begun ?? sections[0])?.id);
    };
    // Told whenever a part begins or ends at the line, instead of at every pixel of scrolling.
    const observer = new IntersectionObserver(look, {
      rootMargin: `-${String(readingLine * 100)}% 0px -${String(99 - readingLine * 100)}% 0px`,
    });
    for (const section of sections) observer.observe(section);
    return () => {
      observer.disconnect();
    };
  }, [ids]);
  return current;
}
