import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import type { DatedCommand } from '../../domain/notification/merged-changes.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';

/** Groups the events of a booking's stream by their commands, in order. */
export function commandsOnBooking(
  history: readonly RecordedEvent<BookingEvent>[],
): readonly DatedCommand[] {
  const commands = Map.groupBy(history, ({ metadata }) => metadata.commandId);
  return [...commands].flatMap(([commandId, events]) => {
    const [first] = events;
    if (first === undefined) return [];
    return [{ commandId, by: first.metadata.actor.kind, at: first.occurredAt, events }];
  });
}
