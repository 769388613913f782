import { type ReactNode, useRef } from 'react';
import { type EditorProps, type FieldProblem, problemsMoved } from './editor-props.ts';
import { ListFrame } from './list-frame.tsx';
import { RowButtons } from './row-buttons.tsx';
import './row-list.css';
import { useRows } from './use-rows.ts';

/** One entry, and what its fields can do with it. */
export type Row<Item> = {
  item: Item;
  index: number;
  /** Its name on the wire: `faq.2`. */
  field: string;
  /** What is wrong with it, wherever it stood when that was found. */
  problems: readonly FieldProblem[];
  /** Another one in its place; several (a pasted list) take the places behind it too, none take it away. */
  replace: (...items: readonly Item[]) => void;
};

export type RowListProps<Item> = EditorProps<readonly Item[]> & {
  /** Its name on the wire. */
  field: string;
  label: string;
  hint?: ReactNode;
  /** One entry in words, such as "highlight": what its buttons are about. */
  itemName: string;
  addLabel: string;
  /** What a new entry begins with. */
  make: () => Item;
  max: number;
  /** Entries stand in an order of their own: there is nothing to move. */
  isOrdered?: boolean;
  /** Entries are of several fields: on a telephone they take the whole width, under their name. */
  isLarge?: boolean;
  /** There must be one at least. */
  isRequired?: boolean;
  render: (row: Row<Item>) => ReactNode;
};

/** A list of entries: added, moved, taken away, each with buttons of its own. */
export function RowList<Item>(props: RowListProps<Item>) {
  const { field, value, problems, itemName, make, max, render } = props;
  const { isOrdered = false, isLarge = false, isRequired = false } = props;
  const list = useRef<HTMLOListElement>(null);
  const rows = useRows(props, list);
  return (
    <ListFrame
      {...props}
      isFull={value.length >= max}
      said={rows.said}
      onAdd={() => {
        rows.add(make, max);
      }}
    >
      <ol ref={list} data-slot="row-list" data-size={isLarge ? 'large' : undefined}>
        {value.map((item, index) => {
          const replace = (...items: readonly Item[]) => {
            rows.put(index, 1, items);
          };
          const name = `${itemName} ${String(index + 1)}`;
          return (
            <li key={rows.keys[index]}>
              {isLarge && (
                <span data-part="name" aria-hidden="true">
                  {name}
                </span>
              )}
              <div data-part="entry">
                {render({
                  ...{ item, index, replace },
                  field: `${field}.${String(index)}`,
                  problems: problemsMoved(problems, field, {
                    from: rows.foundAt(index),
                    to: index,
                  }),
                })}
              </div>
              <RowButtons
                {...{ name, index, isOrdered, isRequired }}
                count={value.length}
                onMove={(by) => {
                  rows.move(index, index + by);
                }}
                onRemove={() => {
                  replace();
                }}
              />
            </li>
          );
        })}
      </ol>
    </ListFrame>
  );
}
