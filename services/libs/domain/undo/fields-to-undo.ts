import { isSameValue } from '../tour/same-value.ts';

/** The fields that a change altered and that still differ from their values before the change. */
export interface FieldsToUndo<Fields> {
  /** The values of these fields are still those that the change set. */
  readonly toUndo: readonly (keyof Fields)[];
  /** These fields were changed again, and do not have their values from before the change. */
  readonly changedSince: readonly (keyof Fields)[];
}

/**
 * For each field that a change altered: whether it was changed again since. A field that is already as
 * it was before the change needs no undo.
 *
 * @param states The fields after 0, 1, 2 … of the events.
 */
export function fieldsToUndo<Fields extends object>(
  states: readonly Fields[],
  { from, to }: { readonly from: number; readonly to: number },
): FieldsToUndo<Fields> {
  const before = states[from];
  const after = states[to];
  const now = states.at(-1);
  if (before === undefined || after === undefined || now === undefined) {
    return { toUndo: [], changedSince: [] };
  }
  const isOpen = (key: keyof Fields): boolean =>
    !isSameValue(before[key], after[key]) && !isSameValue(before[key], now[key]);
  const isTouched = (key: keyof Fields): boolean =>
    states.slice(to).some((state) => !isSameValue(state[key], after[key]));
  const open = (Object.keys(after) as (keyof Fields)[]).filter(isOpen);
  return {
    toUndo: open.filter((key) => !isTouched(key)),
    changedSince: open.filter(isTouched),
  };
}
