import { memo, type ReactNode, useCallback } from 'react';
import { useWindowRows } from './use-window-rows.ts';
import './virtual-list.css';

export type VirtualListProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** An estimate of one item's height, in CSS pixels. Each item is measured when it is rendered. */
  itemHeight: number;
  /** Pass the same function while the items look the same, so that they are not rendered again during scrolling. */
  renderItem: (item: Item) => ReactNode;
  /**
   * Called when the last fetched item is almost in view. Undefined while no more can be fetched, or if there are
   * no more.
   */
  onEnd?: (() => void) | undefined;
  /** Called with the index of the first item in view when it changes. */
  onView?: (index: number) => void;
};

/** A list of cards of any length that scrolls with the page and renders only the cards in view. */
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
