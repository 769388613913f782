import type { HistoryEntryView } from '../../../contracts/booking/booking-view.ts';

export type FieldChange = HistoryEntryView['changes'][number];

/** Those fields of a state that can be shown, by their names in the API. */
export type ShownFields = Readonly<Record<string, unknown>>;

/**
 * Returns the fields whose values differ, in the order of the later state. A value is null if the field did not exist
 * before or after.
 */
export function changedFields(before: ShownFields, after: ShownFields): readonly FieldChange[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((field) => {
    const change = { field, before: before[field] ?? null, after: after[field] ?? null };
    return isSame(change.before, change.after) ? [] : [change];
  });
}

/**
 * Compares values that the same code made from stored JSON. Equal values therefore have their members in the same
 * order.
 */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
