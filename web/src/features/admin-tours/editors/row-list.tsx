import { type ReactNode, useRef } from 'react';
import { type EditorProps, type FieldProblem, problemsMoved } from './editor-props.ts';
import { ListFrame } from './list-frame.tsx';
import { RowButtons } from './row-buttons.tsx';
import './row-list.css';
import { useRows } from './use-rows.ts';

/** One entry, with the data for its fields. */
export type Row<Item> = {
  item: Item;
  index: number;
  /** The name that the API uses: `faq.2`. */
  field: string;
  /** The problems of the entry, even if it was moved since they were found. */
  problems: readonly FieldProblem[];
  /**
   * Replaces the entry. Several entries (a pasted list) are inserted instead of it. Without arguments, the entry
   * is removed.
   */
  replace: (...items: readonly Item[]) => void;
};

export type RowListProps<Item> = EditorProps<readonly Item[]> & {
  /** The name that the API uses. */
  field: string;
  label: string;
  hint?: ReactNode;
  /** The name of an entry in the labels of its buttons, such as "highlight". */
  itemName: string;
  addLabel: string;
  /** Creates a new entry. */
  make: () => Item;
  max: number;
  /** The order of the entries is fixed, so there are no buttons to move them. */
  isOrdered?: boolean;
  /** The entries have several fields: on a phone they take the whole width, below their name. */
  isLarge?: boolean;
  /** At least one entry must stay. */
  isRequired?: boolean;
  render: (row: Row<Item>) => ReactNode;
};

/** A list of entries that can be added, moved and removed, each with its own buttons. */
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
