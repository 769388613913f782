import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element was ever in view. In a browser without IntersectionObserver this is always true. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || element.current === null || !canTell()) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element, isSeen]);
  return isSeen || !canTell();
}

function canTell(): boolean {
  return typeof IntersectionObserver !== 'undefined';
}
