/** An event of a stream with what has to be known of where it stands to take it back. */
export type PastEvent<Event> = Event & {
  readonly revision: number;
  readonly metadata: { readonly commandId: string };
};

/** What one command stored in a stream, as a stretch of the stream's events. */
export interface PastChange<Event> {
  readonly events: readonly PastEvent<Event>[];
  /** How many events were there before it. */
  readonly from: number;
  /** How many were there after it. */
  readonly to: number;
}

/** The change an event is part of: what was done in one breath is undone in one. */
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

/** Whether a later event says that it took the change back. */
export function isUndone<Event extends { readonly data: object }>(
  past: readonly PastEvent<Event>[],
  { events, to }: PastChange<Event>,
): boolean {
  const revisions = new Set(events.map(({ revision }) => revision));
  return past.slice(to).some(({ data }) => 'undoes' in data && revisions.has(Number(data.undoes)));
}
