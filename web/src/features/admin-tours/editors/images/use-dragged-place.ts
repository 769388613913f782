import { type PointerEvent, type RefObject, useState } from 'react';

export interface DraggedPlace {
  /** The place of what is being dragged; undefined while nothing is. */
  readonly dragged: number | undefined;
  /** What the handle of the thing at a place needs. */
  readonly handle: (index: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** Moves the things of a list under a mouse, a pen or a finger: each time the pointer is nearest to another place. */
export function useDraggedPlace(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): DraggedPlace {
  const [dragged, setDragged] = useState<number>();
  const end = () => {
    setDragged(undefined);
  };
  return {
    dragged,
    handle: (index) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(index);
      },
      onPointerMove: (event) => {
        if (dragged === undefined) return;
        const to = nearestPlace(list.current, event);
        if (to === undefined || to === dragged) return;
        setDragged(to);
        onMove(dragged, to);
      },
      onPointerUp: end,
      onPointerCancel: end,
    }),
  };
}

function nearestPlace(
  list: HTMLElement | null,
  { clientX, clientY }: PointerEvent,
): number | undefined {
  const places = [...(list?.children ?? [])].map((child, index) => {
    const { left, top, width, height } = child.getBoundingClientRect();
    return { index, far: Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY) };
  });
  return places.toSorted((a, b) => a.far - b.far)[0]?.index;
}
