import type { CustomerEvent } from './customer.events.ts';

const hidden: readonly CustomerEvent['type'][] = [
  'CustomerDataExported',
  'CustomerAbsorbed',
  'CustomerMerged',
  'CustomerMergeUndone',
];

/** Whether an event raises the revision of the notes. Downloads and merges change no note. */
export function changesNotes(type: CustomerEvent['type']): boolean {
  return !hidden.includes(type);
}
