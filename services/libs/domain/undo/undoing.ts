/** Of an event that takes back what an earlier one of its stream did. */
export interface Undoing {
  /** The revision of the event that whoever did it named. */
  readonly undoes?: number;
}

/** Decided events as those of an undo. */
export function undoing<Event extends { readonly data: object }>(
  events: readonly Event[],
  undoes: number,
): readonly Event[] {
  return events.map((event) => ({ ...event, data: { ...event.data, undoes } }));
}
