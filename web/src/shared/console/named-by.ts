/** Whether a text contains every word that a person typed, in any order and case. */
export function isNamedBy(text: string, typed: string): boolean {
  const whole = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
}

/** Shorter texts would find too many things. */
export const lettersMin = 2;
/** How many things of one kind the palette shows. */
export const foundMax = 6;

/** Something that the palette found: its label, one more line about it, and the path of its screen. */
export interface FoundThing {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly to: string;
}
