/** Of an event that takes back what an earlier one of its stream did. */
export interface Undoing {
  /** The revision of the event that whoever did it named. */
  readonly undoes?: number;
}

/** A decided event as that of an undo. */
export function undoing<Event extends { readonly data: object }>(
  event: Event,
  undoes: number,
): Event {
  return { ...event, data: { ...event.data, undoes } };
}
