/** An event of a stream, with its revision and its command, which an undo needs. */
export type PastEvent<Event> = Event & {
  readonly revision: number;
  readonly metadata: { readonly commandId: string };
};

/** The events that one command stored in a stream, and their place in it. */
export interface PastChange<Event> {
  readonly events: readonly PastEvent<Event>[];
  /** The number of events in the stream before the change. */
  readonly from: number;
  /** The number of events in the stream after the change. */
  readonly to: number;
}

/** The change that an event is part of: all events of one command are undone together. */
export function changeAt<Event>(
  past: readonly PastEvent<Event>[],
  revision: number,
): PastChange<Event> | undefined {
  const commandId = past.find((event) => event.revision === revision)?.metadata.commandId;
  if (commandId === undefined) return undefined;
  const isPart = (event: PastEvent<Event>): boolean => event.metadata.commandId === commandId;
  return {
    events: past.filter(isPart),
    from: past.findIndex(isPart),
    to: past.findLastIndex(isPart) + 1,
  };
}

/** Whether a later event says that it undid the change. */
export function isUndone<Event extends { readonly data: object }>(
  past: readonly PastEvent<Event>[],
  { events, to }: PastChange<Event>,
): boolean {
  const revisions = new Set(events.map(({ revision }) => revision));
  return past.slice(to).some(({ data }) => 'undoes' in data && revisions.has(Number(data.undoes)));
}
