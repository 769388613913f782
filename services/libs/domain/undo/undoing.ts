/** The part of an event that marks it as the undo of an earlier event of its stream. */
export interface Undoing {
  /** The revision of the event that the undo request named. */
  readonly undoes?: number;
}

/** The event, marked as part of an undo. */
export function undoing<Event extends { readonly data: object }>(
  event: Event,
  undoes: number,
): Event {
  return { ...event, data: { ...event.data, undoes } };
}
