import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element has ever been in view; always true in a browser without IntersectionObserver. */
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
