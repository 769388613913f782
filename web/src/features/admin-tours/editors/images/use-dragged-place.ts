import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

export interface DraggedPlace {
  /** The index of the dragged entry; undefined while none is dragged. */
  readonly dragged: number | undefined;
  /** Starts dragging the entry at an index: a mouse, pen or finger was pressed on its handle. */
  readonly take: (index: number, event: PointerEvent) => void;
}

/**
 * Drags the entries of a list: when the pointer comes nearest to another place, the entry moves there. Escape
 * moves it back. The events are listened for on the whole page, because a handle that moves with its entry loses
 * the pointer.
 */
export function useDraggedPlace(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): DraggedPlace {
  const [drag, setDrag] = useState<{ readonly from: number; readonly at: number }>();
  const moveTo = useEffectEvent((to: number | undefined) => {
    if (drag === undefined || to === undefined || to === drag.at) return;
    // The next event may arrive before the next render.
    flushSync(() => {
      onMove(drag.at, to);
      setDrag({ ...drag, at: to });
    });
  });
  const putBack = useEffectEvent(() => {
    moveTo(drag?.from);
  });
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    const follow = (event: globalThis.PointerEvent) => {
      moveTo(nearestPlace(list.current, event));
    };
    const end = () => {
      setDrag(undefined);
    };
    const cancel = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      putBack();
      end();
    };
    document.addEventListener('pointermove', follow);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
    document.addEventListener('keydown', cancel);
    return () => {
      document.removeEventListener('pointermove', follow);
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
      document.removeEventListener('keydown', cancel);
    };
  }, [isDragging, list]);
  return {
    dragged: drag?.at,
    take: (index, event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      setDrag({ from: index, at: index });
    },
  };
}

function nearestPlace(
  list: HTMLElement | null,
  { clientX, clientY }: globalThis.PointerEvent,
): number | undefined {
  const places = [...(list?.children ?? [])].map((child, index) => {
    const { left, top, width, height } = child.getBoundingClientRect();
    return { index, far: Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY) };
  });
  return places.toSorted((a, b) => a.far - b.far)[0]?.index;
}
