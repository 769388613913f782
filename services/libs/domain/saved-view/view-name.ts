import type { FieldFault } from '../refusal.ts';
import type { SavedView } from './saved-view.events.ts';

/** Bounds of the saved views; lengths in UTF-16 units. */
export const savedViewLimits = {
  /** The console counts the bookings of all views at once. */
  viewsMax: 20,
  nameLengthMax: 40,
} as const;

/** A name as it is stored: one space between words, none around them. */
export function tidyViewName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').normalize('NFC');
}

/** A date is allowed; a phone number has too many digits. */
const digitsMax = 8;

/** The faults of a tidied name. It is not sealed, so it must not look like an e-mail address or a phone number. */
export function viewNameFaults(name: string): readonly FieldFault[] {
  const fault = faultOf(name);
  return fault === undefined ? [] : [{ field: 'name', message: fault }];
}

function faultOf(name: string): string | undefined {
  const { nameLengthMax } = savedViewLimits;
  if (name === '') return 'Give the view a name';
  if (name.length > nameLengthMax) return `Use at most ${nameLengthMax} characters`;
  const digits = name.match(/\p{N}/gu)?.length ?? 0;
  return name.includes('@') || digits > digitsMax
    ? 'Do not use an e-mail address or a phone number'
    : undefined;
}

/** The view with this name; upper and lower case do not matter. */
export function viewNamed(views: readonly SavedView[], name: string): SavedView | undefined {
  return views.find((view) => view.name.toLowerCase() === name.toLowerCase());
}
