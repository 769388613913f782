import { type RefObject, useEffect, useRef, useState } from 'react';

/** How long a scroller has to rest before its position counts, in milliseconds. */
const restMs = 120;

export interface PictureScroll {
  /** The index of the picture in view, from 0. */
  readonly at: number;
  readonly goTo: (index: number) => void;
  /** The scroll handler. It is needed because a finger, a wheel or a key may scroll too. */
  readonly onScroll: () => void;
}

/** A row of pictures. Each is as wide as the scroller, so that one picture is in view at a time. */
export function usePictureScroll(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  first = 0,
): PictureScroll {
  const [at, setAt] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // A dialog opens after its children's effects, so there is no layout before the next frame.
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

/**
 * Scrolls with the animation of the style sheet, which respects reduced motion. The first picture is shown
 * without animation.
 */
function show(scroller: HTMLElement | null, index: number, behavior?: ScrollBehavior): void {
  if (scroller === null) return;
  const left = index * scroller.clientWidth;
  if (left === scroller.scrollLeft) return;
  scroller.scrollTo(behavior === undefined ? { left } : { left, behavior });
}
