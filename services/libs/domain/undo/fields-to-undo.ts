import { isSameValue } from '../tour/same-value.ts';

/** What of a change is still to be taken back. */
export interface FieldsToUndo<Fields> {
  /** They are as the change left them. */
  readonly toUndo: readonly (keyof Fields)[];
  /** They were changed again, and are not as they were before the change. */
  readonly changedSince: readonly (keyof Fields)[];
}

/**
 * Field by field: what a change made otherwise, and whether anybody touched it since. A field that
 * is as it was before the change needs nothing.
 *
 * @param states The fields after none, one, two … of the events.
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
