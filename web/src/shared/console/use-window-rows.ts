import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { boxHeight } from './long-scroll.ts';
import { LongWindow } from './long-window.ts';

export type WindowRowsInput = {
  readonly count: number;
  /** In CSS pixels; exact for a table, an estimate for cards. */
  readonly rowHeight: number;
  /**
   * Only for rows with different heights: returns the key under which a row's height is remembered. Pass the
   * same function while the rows stay the same, because the virtualizer computes all places again for a new
   * function.
   */
  readonly keyOf?: (index: number) => string;
  /**
   * Called when the last known row is almost in view, to fetch more. Undefined while this is impossible, or if
   * there are no more.
   */
  readonly onEnd?: (() => void) | undefined;
  /** Called with the index of the first row in view when it changes. */
  readonly onView?: ((index: number) => void) | undefined;
};

/** How many rows beyond each edge of the window are also rendered. */
const overscan = 12;

/** Returns the rows in view of a list of any length that scrolls with the page. */
export function useWindowRows<Element extends HTMLElement>(
  input: WindowRowsInput,
): WindowRows<Element> {
  const { count, rowHeight, keyOf, onEnd, onView } = input;
  const box = useRef<Element>(null);
  const [offset, setOffset] = useState(0);
  // The content above the list may change its height at any time.
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const measure = () => {
      setOffset(Math.round(current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, []);
  const [longWindow] = useState(() => new LongWindow());
  const shift = useSyncExternalStore(longWindow.hear, () => longWindow.shift);
  useLayoutEffect(() => longWindow.follow(), [longWindow]);
  const virtualizer = useWindowVirtualizer({
    // LongWindow has every member of a window that the virtualizer uses.
    getScrollElement: () => longWindow as unknown as Window,
    initialOffset: () => longWindow.scrollY,
    count,
    overscan,
    estimateSize: () => rowHeight,
    ...(keyOf !== undefined && { getItemKey: keyOf }),
    scrollMargin: offset,
  });
  const total = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    longWindow.measured(offset, total);
  }, [longWindow, offset, total]);
  const rows = virtualizer.getVirtualItems();
  const last = rows.at(-1)?.index ?? -1;
  const isAtEnd = count > 0 && last >= count - 1 - overscan;
  const canReachEnd = onEnd !== undefined;
  const reachEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isAtEnd && canReachEnd) reachEnd();
  }, [isAtEnd, canReachEnd, count]);
  const reveal = useCallback(
    (index: number) => {
      virtualizer.scrollToIndex(index, { align: 'auto' });
    },
    [virtualizer],
  );
  const first = virtualizer.range?.startIndex ?? 0;
  const tellView = useEffectEvent(() => onView?.(first));
  useEffect(() => {
    tellView();
  }, [first]);
  return {
    box,
    height: boxHeight(total, shift),
    rows: rows.map(({ index, key, start }) => ({
      index,
      key: String(key),
      top: start - offset - shift,
    })),
    measure: virtualizer.measureElement,
    reveal,
  };
}

export interface WindowRows<Element extends HTMLElement> {
  /** To be set on the element that contains the rows. */
  readonly box: RefObject<Element | null>;
  /** The height of the box in CSS pixels: the height of all rows, or the largest height that an element can have. */
  readonly height: number;
  /** The rows to render, each with its distance from the top of the box. */
  readonly rows: readonly { readonly index: number; readonly key: string; readonly top: number }[];
  /** To be set on rows with different heights, together with `data-index`. */
  readonly measure: (row: HTMLElement | null) => void;
  readonly reveal: (index: number) => void;
}
