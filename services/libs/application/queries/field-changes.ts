import type { HistoryEntryView } from '../../contracts/booking/booking-view.ts';

export type FieldChange = HistoryEntryView['changes'][number];

/** What can be shown of something, by the names the API gives its fields. */
export type ShownFields = Readonly<Record<string, unknown>>;

/**
 * The fields whose values differ, in the order of the later state; a field that was not there, or is
 * not any more, is null.
 */
export function changedFields(before: ShownFields, after: ShownFields): readonly FieldChange[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((field) => {
    const change = { field, before: before[field] ?? null, after: after[field] ?? null };
    return isSame(change.before, change.after) ? [] : [change];
  });
}

/** Values made by the same code from stored JSON: equal ones have their members in equal order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
