import { type RefObject, useEffect, useRef } from 'react';
import { nextPage, type Page, previousPage } from './paging.ts';

/** The events with which a visitor scrolls the strip, or focuses a card outside the view. */
const movesByHand = ['pointerdown', 'wheel', 'focusin'] as const;

/** Scrolls a strip sideways by pages. */
export function useStrip(strip: RefObject<HTMLElement | null>, step: number) {
  // The first item of the last page that was opened. Near the end, the strip cannot scroll far enough to start
  // with this item.
  const goal = useRef<number>(undefined);

  useEffect(() => {
    const { current } = strip;
    const letGo = () => {
      goal.current = undefined; // the next turn starts from the visible items
    };
    for (const move of movesByHand) current?.addEventListener(move, letGo, { passive: true });
    return () => {
      for (const move of movesByHand) current?.removeEventListener(move, letGo);
    };
  }, [strip]);

  function turn(page: (from: Page) => number): void {
    const { current } = strip;
    if (current === null) return;
    const items = [...current.children] as HTMLElement[];
    const first = goal.current ?? firstInSight(items, current.scrollLeft);
    goal.current = page({ first, step, count: items.length });
    current.scrollTo({ left: startOf(items, goal.current) });
  }

  return {
    next: () => {
      turn(nextPage);
    },
    previous: () => {
      turn(previousPage);
    },
  };
}

/** The distance from the first item to an item, in pixels. */
function startOf(items: readonly HTMLElement[], index: number): number {
  return (items[index]?.offsetLeft ?? 0) - (items[0]?.offsetLeft ?? 0);
}

function firstInSight(items: readonly HTMLElement[], scrolled: number): number {
  const index = items.findIndex((_, each) => startOf(items, each) >= scrolled - 1);
  return Math.max(index, 0);
}
