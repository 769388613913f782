import { isValidDate, isValidTime } from '../calendar/dar-es-salaam.ts';
import type { LocalDate, LocalTime } from '../calendar/instants.ts';

/** When a departure leaves, in the time of Africa/Dar_es_Salaam. */
export interface Slot {
  readonly date: LocalDate;
  readonly time: LocalTime;
}

/** One tour on one date at one time. */
export interface DepartureRef extends Slot {
  readonly tourId: string;
}

export function isSameSlot(a: Slot, b: Slot): boolean {
  return a.date === b.date && a.time === b.time;
}

export function isSameDeparture(a: DepartureRef, b: DepartureRef): boolean {
  return a.tourId === b.tourId && isSameSlot(a, b);
}

/** `{tourId}_{yyyy-MM-dd}_{HHmm}`: valid before any booking of the departure exists. */
export function departureId(departure: DepartureRef): string {
  return `${departure.tourId}_${departure.date}_${departure.time.replace(':', '')}`;
}

const departureIdPattern = /^[a-z0-9-]+_\d{4}-\d{2}-\d{2}_\d{4}$/;

/** Reads the text of {@link departureId}; undefined if the text is not the id of a departure. */
export function parseDepartureId(id: string): DepartureRef | undefined {
  if (!departureIdPattern.test(id)) {
    return undefined;
  }
  // Day and time have a fixed width, counted from the end.
  const date = id.slice(-15, -5);
  const time = `${id.slice(-4, -2)}:${id.slice(-2)}`;
  return isValidDate(date) && isValidTime(time)
    ? { tourId: id.slice(0, -16), date, time }
    : undefined;
}
