import { memo, type ReactNode, useCallback } from 'react';
import { useWindowRows } from './use-window-rows.ts';
import './virtual-list.css';

export type VirtualListProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** A guess at one item's height, in CSS pixels; each is measured when it is drawn. */
  itemHeight: number;
  /** The same function as long as items are to look the same: they are not drawn again while somebody scrolls. */
  renderItem: (item: Item) => ReactNode;
  /** The end of what was fetched is in view; left out while more can't be fetched, or there is none. */
  onEnd?: (() => void) | undefined;
  /** The first one in view, whenever that is another one. */
  onView?: (index: number) => void;
};

/** Cards below each other, as many as you like: those in view exist. Scrolls with the page. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, keyOf, itemHeight, renderItem, onEnd, onView } = props;
  const { box, rows, height, measure } = useWindowRows<HTMLUListElement>({
    count: items.length,
    rowHeight: itemHeight,
    keyOf: useCallback(
      (index) => {
        const item = items[index];
        return item === undefined ? String(index) : keyOf(item);
      },
      [items, keyOf],
    ),
    onEnd,
    onView,
  });
  return (
    <ul ref={box} data-slot="virtual-list" aria-label={label} style={{ blockSize: height }}>
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
              <Drawn item={item} renderItem={renderItem} />
            </li>
          )
        );
      })}
    </ul>
  );
}

function DrawnItem<Item>({
  item,
  renderItem,
}: { item: Item } & Pick<VirtualListProps<Item>, 'renderItem'>) {
  return renderItem(item);
}

const Drawn = memo(DrawnItem) as typeof DrawnItem;
