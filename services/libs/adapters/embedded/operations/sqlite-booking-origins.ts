import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type BookingOrigin,
  BookingOrigins,
  hourOf,
  type NetworkActivity,
  networksListedMax,
  originsListedMax,
  type Period,
} from '../../../application/ports/booking-origins.ts';
import type { LateWrites } from '../log/late-writes.ts';

const selectNetworks = `
  SELECT network, sum(bookings) AS bookings, sum(limits) AS limits, max(last_at) AS last_at
  FROM (
    SELECT network, count(*) AS bookings, 0 AS limits, max(at) AS last_at
    FROM booking_origin WHERE at >= :from AND at < :to GROUP BY network
    UNION ALL
    SELECT network, 0, sum(times), max(last_at)
    FROM booking_limit WHERE hour >= :hour AND hour < :to GROUP BY network
  )
  GROUP BY network
  ORDER BY limits DESC, bookings DESC, network
  LIMIT ${networksListedMax}`;

/** Origins of bookings in the file of {@link openOperationsFile}. */
export class SqliteBookingOrigins extends BookingOrigins {
  readonly #insertOrigin: StatementSync;
  readonly #countLimit: StatementSync;
  readonly #database: DatabaseSync;
  readonly #late: LateWrites;

  constructor(database: DatabaseSync, late: LateWrites) {
    super();
    this.#database = database;
    this.#late = late;
    this.#insertOrigin = database.prepare(
      'INSERT INTO booking_origin VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    );
    this.#countLimit = database.prepare(
      `INSERT INTO booking_limit VALUES (?, ?, 1, ?)
       ON CONFLICT DO UPDATE SET times = times + 1, last_at = max(last_at, excluded.last_at)`,
    );
  }

  override record({ bookingNumber, network, nearNetwork, at }: BookingOrigin): Promise<void> {
    return this.#late.add(() => this.#insertOrigin.run(bookingNumber, network, nearNetwork, at));
  }

  override noteLimitReached(network: string, at: string): Promise<void> {
    return this.#late.add(() => this.#countLimit.run(network, hourOf(at), at));
  }

  override of(network: string, { from, to }: Period): Promise<readonly BookingOrigin[]> {
    this.#late.store();
    const rows = this.#database
      .prepare(
        `SELECT booking_number, near_network, at FROM booking_origin
         WHERE network = ? AND at >= ? AND at < ? ORDER BY at, booking_number LIMIT ?`,
      )
      .all(network, from, to, originsListedMax);
    return Promise.resolve(
      rows.map((row) => ({
        bookingNumber: Number(row.booking_number),
        network,
        nearNetwork: String(row.near_network),
        at: String(row.at),
      })),
    );
  }

  override networks({ from, to }: Period): Promise<readonly NetworkActivity[]> {
    this.#late.store();
    const rows = this.#database.prepare(selectNetworks).all({ from, to, hour: hourOf(from) });
    return Promise.resolve(
      rows.map((row) => ({
        network: String(row.network),
        bookings: Number(row.bookings),
        limitsReached: Number(row.limits),
        lastAt: String(row.last_at),
      })),
    );
  }

  override forgetBefore(at: string): Promise<void> {
    this.#late.store();
    this.#database.prepare('DELETE FROM booking_origin WHERE at < ?').run(at);
    this.#database.prepare('DELETE FROM booking_limit WHERE last_at < ?').run(at);
    return Promise.resolve();
  }
}
