import { isHoldNeeded as isScarce } from '@contracts/departure/hold-needed.ts';
import type { HoldAnswer } from '@contracts/booking/hold-view.ts';
import { slotStatus } from '@contracts/tour/booking-window.ts';
import type { SlotView } from '@contracts/tour/tour-view.ts';
import { createContext } from 'react';

/** The seats that this form holds. */
export interface HeldSeats {
  /** The key of the form; the booking is sent with it. */
  readonly key: string;
  readonly date: string;
  readonly time: string;
  readonly seats: number;
  /** The end, in milliseconds since 1970. */
  readonly endsAtMs: number;
  readonly canBeExtended: boolean;
}

/** What the form holds: no seats yet, some, or none any more because the time was over. */
export type HoldState =
  { readonly kind: 'none' } | ({ readonly kind: 'held' } & HeldSeats) | { readonly kind: 'ended' };

/** The seats that the form around a component holds. */
export const HeldSeatsContext = createContext<HeldSeats | undefined>(undefined);

/** The seats of an answer. */
export function heldSeats(key: string, hold: HoldAnswer, nowMs: number): HeldSeats {
  return {
    key,
    date: hold.date,
    time: hold.pickupTime,
    seats: hold.seats,
    endsAtMs: nowMs + hold.secondsLeft * 1_000,
    canBeExtended: hold.canBeExtended,
  };
}

/**
 * The departures as this form can book them: the server counts its held seats as taken, and for the form itself they are
 * free.
 */
export function withHeldSeats(
  slots: readonly SlotView[],
  held: HeldSeats | undefined,
): readonly SlotView[] {
  return held === undefined
    ? slots
    : slots.map((slot) =>
        slot.date === held.date && slot.time === held.time ? withSeats(slot, held.seats) : slot,
      );
}

function withSeats(slot: SlotView, seats: number): SlotView {
  if (slot.seatsLeft === null || slot.status === 'closed' || slot.status === 'past') return slot;
  const seatsLeft = slot.seatsLeft + seats;
  return { ...slot, seatsLeft, status: slotStatus({ isPast: false, isClosed: false, seatsLeft }) };
}

/** Whether the party has room, and so few seats are free that the form holds some. */
export function isHoldNeeded({ seatsLeft }: SlotView, guests: number): boolean {
  return seatsLeft !== null && seatsLeft >= guests && isScarce(seatsLeft, guests);
}

/** `9:41` */
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
