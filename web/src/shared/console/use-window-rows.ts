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

export type WindowRowsWish = {
  readonly count: number;
  /** In CSS pixels; exact for a table, a first guess for cards. */
  readonly rowHeight: number;
  /**
   * Where rows have heights of their own: what a height is remembered by. The same function as long as the rows are the
   * same, since the places of all are worked out anew for another one.
   */
  readonly keyOf?: (index: number) => string;
  /** The end of what is known is in view: more is to be fetched. Undefined while that can't be, or there is no more. */
  readonly onEnd?: (() => void) | undefined;
  /** The first row in view, whenever that is another one. */
  readonly onView?: ((index: number) => void) | undefined;
};

/** So many rows beyond either edge of the window are drawn too. */
const overscan = 12;

/** The rows in view of a list that scrolls with the page, however long it is. */
export function useWindowRows<Element extends HTMLElement>(
  wish: WindowRowsWish,
): WindowRows<Element> {
  const { count, rowHeight, keyOf, onEnd, onView } = wish;
  const box = useRef<Element>(null);
  const [offset, setOffset] = useState(0);
  // What stands above the list may change its height at any time.
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
    // It asks a window for no more than this.
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
  /** On the element that holds the rows. */
  readonly box: RefObject<Element | null>;
  /** Of the box, in CSS pixels: that of all rows, or as high as an element can be. */
  readonly height: number;
  /** Those to draw, each with its distance from the top of the box. */
  readonly rows: readonly { readonly index: number; readonly key: string; readonly top: number }[];
  /** On rows whose height is their own, with `data-index`. */
  readonly measure: (row: HTMLElement | null) => void;
  readonly reveal: (index: number) => void;
}
