import type { BulkActView } from '@contracts/bulk-act/bulk-act-view.ts';

/** A number with its noun: `1 booking`, `40 bookings`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** The name of an import: `Import of 40 bookings from bookings.csv`. */
export function importTitle({ file, work }: BulkActView): string {
  return `Import of ${counted(work.changed, 'booking')} from ${file?.name ?? 'a file'}`;
}
