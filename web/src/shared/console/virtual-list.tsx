import type { ReactNode } from 'react';
import { useWindowRows } from './use-window-rows.ts';
import './virtual-list.css';

export type VirtualListProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** A guess at one item's height, in CSS pixels; each is measured when it is drawn. */
  itemHeight: number;
  renderItem: (item: Item) => ReactNode;
  /** The end of what was fetched is in view; left out while more can't be fetched, or there is none. */
  onEnd?: (() => void) | undefined;
  /** The first one in view, whenever that is another one. */
  onView?: (index: number) => void;
};

/** Cards below each other, as many as you like: those in view exist. Scrolls with the page. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, keyOf, itemHeight, renderItem, onEnd, onView } = props;
  const { box, rows, totalHeight, measure } = useWindowRows<HTMLUListElement>({
    count: items.length,
    rowHeight: itemHeight,
    keyOf: (index) => {
      const item = items[index];
      return item === undefined ? String(index) : keyOf(item);
    },
    onEnd,
    onView,
  });
  return (
    <ul ref={box} data-slot="virtual-list" aria-label={label} style={{ blockSize: totalHeight }}>
      {rows.map(({ index, key, top }) => {
        const item = items[index];
        return (
          item !== undefined && (
            <li
              key={key}
              ref={measure}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${String(top)}px)` }}
            >
              {renderItem(item)}
            </li>
          )
        );
      })}
    </ul>
  );
}
