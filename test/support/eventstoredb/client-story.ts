import {
  EventStoreDBClient,
  jsonEvent,
  type JSONRecordedEvent,
  type RecordedEvent,
} from '@eventstore/db-client';

/** @param parameters more of the connection string, such as `&defaultDeadline=500` (milliseconds) */
export const connect = (url: string, parameters = ''): EventStoreDBClient =>
  EventStoreDBClient.connectionString(`${url}${parameters}`);

/** An event that only has a number. */
export const seatTaken = (seat: number, id?: string) =>
  jsonEvent({ type: 'SeatTaken', data: { seat }, ...(id === undefined ? {} : { id }) });

interface Shown {
  readonly event?: RecordedEvent;
}

/** All events of a read, or the events of a subscription up to the first one that `isLast` accepts. */
export async function eventsOf(
  shown: AsyncIterable<Shown>,
  isLast: (event: RecordedEvent) => boolean = () => false,
): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const { event } of shown) {
    if (event === undefined) continue;
    events.push(event);
    if (isLast(event)) break;
  }
  return events;
}

/** The number in an event of `seatTaken`. */
export const seatOf = (event: RecordedEvent): number =>
  (
    event as JSONRecordedEvent<{
      readonly type: 'SeatTaken';
      readonly data: { readonly seat: number };
    }>
  ).data.seat;

/** The numbers of a stream's events, in the order in which a client reads them. */
export const seatsIn = async (client: EventStoreDBClient, stream: string): Promise<number[]> =>
  (await eventsOf(client.readStream(stream))).map(seatOf);

/** The events of a stream that are still in the log. */
export const seatsInLog = async (client: EventStoreDBClient, stream: string): Promise<number[]> =>
  (await eventsOf(client.readAll()))
    .filter(({ streamId, type }) => streamId === stream && type === 'SeatTaken')
    .map(seatOf);
