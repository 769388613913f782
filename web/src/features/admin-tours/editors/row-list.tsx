import { type ReactNode, type Ref, useRef } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { type EditorProps, fieldId, problemAt } from './editor-props.ts';
import './row-buttons.css';
import './row-list.css';
import { useRows } from './use-rows.ts';

/** One entry, and what its fields can do with it. */
export type Row<Item> = {
  item: Item;
  index: number;
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
  const { field, label, hint, value, problems, isDisabled = false, addLabel, make, max } = props;
  const id = fieldId(field);
  const list = useRef<HTMLOListElement>(null);
  const rows = useRows(props, list);
  const problem = problemAt(problems, field);
  const isFull = value.length >= max;
  return (
    <fieldset
      data-slot="row-list"
      id={id}
      tabIndex={-1}
      disabled={isDisabled}
      aria-describedby={`${id}-about`}
    >
      <legend>{label}</legend>
      <div id={`${id}-about`}>
        {hint !== undefined && <p data-slot="field-hint">{hint}</p>}
        {problem !== undefined && <p data-slot="field-error">{problem}</p>}
      </div>
      <Entries {...props} rows={rows} ref={list} />
      <Button
        kind="quiet"
        data-part="add"
        aria-disabled={isFull}
        onClick={() => {
          if (isFull) rows.say(`There can be at most ${String(max)} entries`);
          else rows.put(value.length, 0, [make()]);
        }}
      >
        <Glyph name="plus" size={14} />
        {addLabel}
      </Button>
      <VisuallyHidden role="status">{rows.said}</VisuallyHidden>
    </fieldset>
  );
}

type EntriesProps<Item> = RowListProps<Item> & {
  rows: ReturnType<typeof useRows<Item>>;
  ref: Ref<HTMLOListElement>;
};

function Entries<Item>(props: EntriesProps<Item>) {
  const { value, itemName, render, rows, ref } = props;
  const { isOrdered = false, isLarge = false, isRequired = false } = props;
  return (
    <ol ref={ref} data-size={isLarge ? 'large' : undefined}>
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
            <div data-part="entry">{render({ item, index, replace })}</div>
            <RowButtons
              name={name}
              canMoveUp={!isOrdered && index > 0}
              canMoveDown={!isOrdered && index < value.length - 1}
              hasMoves={!isOrdered}
              canRemove={!isRequired || value.length > 1}
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
  );
}

type RowButtonsProps = {
  name: string;
  hasMoves: boolean;
  canMoveUp: boolean;
  canMoveDown: boolean;
  canRemove: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function RowButtons(props: RowButtonsProps) {
  const { name, hasMoves, canMoveUp, canMoveDown, canRemove, onMove, onRemove } = props;
  // Nothing is lost from under a finger or a keyboard at an end of the list: the button stays, and does nothing.
  const press = (isAllowed: boolean, act: () => void) => ({
    'aria-disabled': !isAllowed,
    onClick: () => {
      if (isAllowed) act();
    },
  });
  return (
    <div data-part="row-buttons">
      {hasMoves && (
        <>
          <button
            type="button"
            data-part="up"
            aria-label={`Move ${name} up`}
            {...press(canMoveUp, () => {
              onMove(-1);
            })}
          >
            <Glyph name="down" size={14} />
          </button>
          <button
            type="button"
            aria-label={`Move ${name} down`}
            {...press(canMoveDown, () => {
              onMove(1);
            })}
          >
            <Glyph name="down" size={14} />
          </button>
        </>
      )}
      <button
        type="button"
        data-part="remove"
        aria-label={`Remove ${name}`}
        {...press(canRemove, onRemove)}
      >
        <Glyph name="close" size={14} />
      </button>
    </div>
  );
}
