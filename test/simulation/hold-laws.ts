import type { RecordedEvent } from '../../services/libs/application/event-log/recorded-event.ts';
import type {
  BookingEvent,
  BookingPlaced,
  HoldEvent,
} from '../../services/libs/domain/booking/booking.events.ts';
import type { Law } from './law.ts';

/**
 * Watches the hold of one booking with separate code. A hold ends once: it is booked before its time is
 * over, is released, or expires later.
 */
export class HoldLaws {
  /** The end of the open hold. */
  #expiresAt: string | undefined;

  /** @param held The reservation that the booking or its hold has before the event. */
  watch(event: RecordedEvent<BookingEvent>, held: string | undefined, law: Law): void {
    const expiresAt = this.#expiresAt;
    if (!isAboutHolds(event)) return;
    switch (event.type) {
      case 'BookingHeld':
        this.#expiresAt = event.data.expiresAt;
        return;
      case 'HoldExtended':
        law(expiresAt !== undefined, event, 'is of a hold that ended');
        this.#expiresAt = event.data.expiresAt;
        return;
      case 'HoldChanged':
        law(expiresAt !== undefined, event, 'is of a hold that ended');
        return;
      case 'HoldReleased':
        law(expiresAt !== undefined, event, 'ends a hold twice');
        this.#expiresAt = undefined;
        return;
      case 'HoldExpired':
        law(expiresAt !== undefined, event, 'ends a hold twice');
        law(event.occurredAt > (expiresAt ?? ''), event, 'comes before the end of the hold');
        this.#expiresAt = undefined;
        return;
      case 'BookingPlaced':
        if (expiresAt === undefined) return;
        law(held === event.data.takes, event, 'does not take the seats that were held');
        law(event.data.placedAt < expiresAt, event, 'confirms a hold that ended');
        this.#expiresAt = undefined;
        return;
    }
  }
}

const aboutHolds: readonly BookingEvent['type'][] = [
  ...(['BookingHeld', 'HoldExtended', 'HoldChanged', 'HoldReleased', 'HoldExpired'] as const),
  'BookingPlaced',
];

function isAboutHolds(
  event: RecordedEvent<BookingEvent>,
): event is RecordedEvent<HoldEvent | BookingPlaced> {
  return aboutHolds.includes(event.type);
}
