import type { Position } from '../../services/libs/application/event-log/stored-event.ts';
import { bookingTabs } from '../../services/libs/application/projections/booking/booking-tabs.projection.ts';
import { departures } from '../../services/libs/application/projections/departure/departures.projection.ts';
import type { AnyCollection } from '../../services/libs/application/ports/collection.ts';
import type { ReadStore } from '../../services/libs/application/ports/read-store.ts';
import type { Slot } from '../../services/libs/domain/departure/departure-id.ts';
import type { Recording } from './recording.ts';
import { textOf } from './slot-text.ts';

const patienceMs = 20_000;

/**
 * Reads from read models by position (ADR 8). A result may be old, but it includes everything up to the named
 * position.
 */
export class Looks {
  readonly #readStore: ReadStore;
  readonly #recording: Recording;
  /** False only with the planted fault `looksDoNotWait`, which the checker has to detect. */
  readonly #waits: boolean;

  constructor(readStore: ReadStore, recording: Recording, { waits = true } = {}) {
    this.#readStore = readStore;
    this.#recording = recording;
    this.#waits = waits;
  }

  async atDeparture(slot: Slot, namedPosition: Position): Promise<void> {
    await this.#reach(departures.collection, namedPosition);
    const rows = await this.#readStore.tally(departures.collection, {
      where: { kind: 'seats', date: slot.date, time: slot.time },
      groupBy: ['date', 'time'],
      sums: ['seats'],
    });
    const operation = { kind: 'look', seatsTaken: rows[0]?.sums[0] ?? 0 } as const;
    this.#recording.ofDeparture(textOf(slot), { operation, ...this.#between(), namedPosition });
  }

  async atBooking(bookingNumber: number, namedPosition: Position): Promise<void> {
    await this.#reach(bookingTabs.collection, namedPosition);
    const id = String(bookingNumber);
    const card = await this.#readStore.get(bookingTabs.collection, id);
    const seen =
      card === undefined || !('date' in card)
        ? { isCancelled: false, revision: -1 }
        : {
            terms: {
              slot: textOf({ date: card.date, time: card.pickupTime }),
              guests: card.guests,
            },
            isCancelled: card.status === 'cancelled',
            revision: card.revision,
          };
    const operation = { kind: 'look', seen } as const;
    this.#recording.ofBooking(id, { operation, ...this.#between(), namedPosition });
  }

  async #reach(collection: AnyCollection, position: Position): Promise<void> {
    if (!this.#waits) return;
    if (!(await this.#readStore.waitFor([collection], position, patienceMs))) {
      throw new Error(`${collection.name} did not reach the position within ${patienceMs} ms.`);
    }
  }

  /**
   * Only the position limits how old a result may be. So a read from the read models counts as asked at the very
   * beginning.
   */
  #between() {
    return { askedAt: 0, answeredAt: this.#recording.tick() };
  }
}
