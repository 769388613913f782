import { type RefObject, useEffect, useRef, useState } from 'react';

/** How long a scroller has to rest before it counts as arrived, in milliseconds. */
const restMs = 120;

export interface PictureScroll {
  /** Which picture is in view, from 0. */
  readonly at: number;
  readonly goTo: (index: number) => void;
  /** For the scroller: a finger, a wheel or a key may move it too. */
  readonly onScroll: () => void;
}

/** A row of pictures as wide as their scroller, one in view at a time. */
export function usePictureScroll(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  first = 0,
): PictureScroll {
  const [at, setAt] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // In a dialog there is no room yet: it opens after what it holds.
    const frame = requestAnimationFrame(() => {
      show(scroller.current, first, 'instant');
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer.current);
    };
  }, [scroller, first]);

  return {
    at,
    goTo(index) {
      const wanted = Math.min(Math.max(index, 0), count - 1);
      setAt(wanted);
      show(scroller.current, wanted);
    },
    onScroll() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const { scrollLeft = 0, clientWidth = 0 } = scroller.current ?? {};
        if (clientWidth > 0) setAt(Math.round(scrollLeft / clientWidth));
      }, restMs);
    },
  };
}

/** As smooth as the style sheet has it, which heeds reduced motion; at once for the first picture. */
function show(scroller: HTMLElement | null, index: number, behavior?: ScrollBehavior): void {
  if (scroller === null) return;
  const left = index * scroller.clientWidth;
  if (left === scroller.scrollLeft) return;
  scroller.scrollTo(behavior === undefined ? { left } : { left, behavior });
}
