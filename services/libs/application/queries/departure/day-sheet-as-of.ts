import type { DaySheetView } from '../../../contracts/departure/day-sheet-view.ts';
import type { AsOf } from '../../../contracts/history/as-of-view.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { DepartureEvent } from '../../../domain/departure/departure.events.ts';
import {
  departureId,
  type DepartureRef,
  isSameSlot,
  parseDepartureId,
} from '../../../domain/departure/departure-id.ts';
import { decode, type RecordedEvent } from '../../event-log/recorded-event.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { BookingCard } from '../../projections/booking/booking-tabs.projection.ts';
import {
  type DepartureRules,
  departures,
  type DepartureSeats,
} from '../../projections/departure/departures.projection.ts';
import type { DepartureFacts } from '../tour/availability.ts';
import { bookingCardAsOf } from '../booking/booking-as-of.ts';
import { daySheet } from './day-sheet.ts';
import { knownDeparture } from './get-departures.ts';
import { happenedBy } from '../engine/history.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';
import type { DemandSources } from '../tour/popularity-as-of.ts';
import { shownToStaff } from '../booking/showing.ts';
import { tourListingAsOf } from '../tour/tour-as-of.ts';

type Sources = DemandSources & { readonly people: PersonalReader };

/**
 * Returns a departure with all bookings that were made up to an instant; undefined if there was no such departure yet.
 * The read model keeps no past states, so the departure is folded from the log.
 */
export async function getDaySheetAsOf(
  { readStore, people, log }: Sources,
  id: string,
  asOf: Instant,
): Promise<AsOf<DaySheetView> | undefined> {
  const ref = parseDepartureId(id);
  const tour = ref && (await tourListingAsOf(readStore, ref.tourId, asOf));
  if (ref === undefined || tour === undefined) {
    return undefined;
  }
  const stored = await log.readStream(`departure-${id}`);
  const events = stored.map((each) => decode(each) as RecordedEvent<DepartureEvent>);
  const cards = await cardsAsOf(readStore, ref, events, asOf);
  const facts = { ...factsOf(ref, happenedBy(events, asOf), cards), isBooked: cards.length > 0 };
  const departure = knownDeparture(tour, ref, facts, asOf);
  if (departure === undefined) {
    return undefined;
  }
  const bookings = await Promise.all(cards.map((card) => shownToStaff(people, card)));
  return { ...daySheet(departure, bookings), asOf };
}

/**
 * Returns the bookings of a departure as of an instant. Every booking reserves seats on its departure, so the
 * departure's stream names them all. The stream may also name bookings that were made later, since clocks differ, so
 * each booking's own history decides.
 */
async function cardsAsOf(
  readStore: ReadStore,
  departure: DepartureRef,
  events: readonly RecordedEvent<DepartureEvent>[],
  asOf: Instant,
): Promise<readonly BookingCard[]> {
  const numbers = new Set(
    events.flatMap((event) => (event.type === 'SeatsReserved' ? [event.data.bookingNumber] : [])),
  );
  const cards = await Promise.all(
    [...numbers].map((bookingNumber) => bookingCardAsOf(readStore, bookingNumber, asOf)),
  );
  return cards
    .filter((card) => card !== undefined)
    .filter(({ date, pickupTime }) => isSameSlot({ date, time: pickupTime }, departure));
}

/**
 * Returns the content that the read model of departures would have after these events. If there was no booking yet, the
 * seats were only held.
 */
function factsOf(
  departure: DepartureRef,
  events: readonly RecordedEvent<DepartureEvent>[],
  booked: readonly BookingCard[],
): DepartureFacts {
  const documents = new Map<string, DepartureRules | DepartureSeats>();
  for (const event of events) {
    for (const id of departures.documentIds(event)) {
      const next = departures.fold(documents.get(id), event, id);
      if (next === undefined) {
        documents.delete(id);
      } else {
        documents.set(id, next);
      }
    }
  }
  const all = [...documents.values()];
  const taken = all.filter((each) => each.kind === 'seats');
  const seats = taken.map((each) => each.seats);
  const numbers = new Set(booked.map(({ bookingNumber }) => bookingNumber));
  const held = taken.filter((each) => {
    return each.heldUntil !== undefined && !numbers.has(each.bookingNumber);
  });
  const rules = all.find((each) => each.kind === 'rules');
  const id = departureId(departure);
  return {
    seatsTaken: new Map(seats.length === 0 ? [] : [[id, seats.reduce((sum, each) => sum + each)]]),
    seatsHeld: new Map([[id, held.reduce((sum, each) => sum + each.seats, 0)]]),
    rules: new Map(rules === undefined ? [] : [[id, rules]]),
  };
}
