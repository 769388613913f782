import { useEffect, useState } from 'react';

/** The reading line, as a share of the screen's height. A section that begins above it is being read. */
const readingLine = 0.25;

/** The section of a long page that is being read. Above the first section, it is the first section. */
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
    // The observer fires when a section crosses the reading line, not at every pixel of scrolling.
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
