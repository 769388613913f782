import {
  type BookingOrigin,
  BookingOrigins,
  hourOf,
  type NetworkActivity,
  networksListedMax,
  originsListedMax,
  type Period,
} from '../../../application/ports/booking-origins.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { is, isDuplicate, plain } from './mongo-values.ts';

/** The booking's number is the `_id`. */
interface StoredOrigin extends Omit<BookingOrigin, 'bookingNumber'> {
  readonly _id: number;
}

/** One for each network and hour; the `_id` is made of both. */
interface StoredLimit {
  readonly _id: string;
  readonly network: string;
  readonly hour: string;
  readonly times: number;
  readonly lastAt: string;
}

/** Origins of bookings in MongoDB. */
export class MongoBookingOrigins extends BookingOrigins {
  readonly #database: MongoDatabase;

  constructor(database: MongoDatabase) {
    super();
    this.#database = database;
  }

  override async record({ bookingNumber, ...origin }: BookingOrigin): Promise<void> {
    try {
      await this.#origins.insertOne({ _id: bookingNumber, ...origin });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }

  override async noteLimitReached(network: string, at: string): Promise<void> {
    const hour = hourOf(at);
    const count = () =>
      this.#limits.updateOne(
        { _id: is(`${network} ${hour}`) },
        {
          $inc: { times: 1 },
          $max: { lastAt: plain(at) },
          $setOnInsert: { network: plain(network), hour },
        },
        { upsert: true },
      );
    try {
      await count();
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // Another process inserted the hour at the same moment.
      await count();
    }
  }

  override async of(network: string, { from, to }: Period): Promise<readonly BookingOrigin[]> {
    const stored = await this.#origins
      .find({ network: is(network), at: within(from, to) })
      .sort({ at: 1, _id: 1 })
      .limit(originsListedMax)
      .toArray();
    return stored.map(({ _id: bookingNumber, nearNetwork, at }) => ({
      bookingNumber,
      network,
      nearNetwork,
      at,
    }));
  }

  override async networks({ from, to }: Period): Promise<readonly NetworkActivity[]> {
    const found = new Map<string, NetworkActivity>();
    const add = (network: string, more: Omit<NetworkActivity, 'network'>) => {
      const known = found.get(network);
      found.set(network, {
        network,
        bookings: (known?.bookings ?? 0) + more.bookings,
        limitsReached: (known?.limitsReached ?? 0) + more.limitsReached,
        lastAt: known !== undefined && known.lastAt > more.lastAt ? known.lastAt : more.lastAt,
      });
    };
    const origins = this.#origins.find({ at: within(from, to) });
    for await (const { network, at } of origins) {
      add(network, { bookings: 1, limitsReached: 0, lastAt: at });
    }
    const limits = this.#limits.find({ hour: within(hourOf(from), to) });
    for await (const { network, times, lastAt } of limits) {
      add(network, { bookings: 0, limitsReached: times, lastAt });
    }
    return [...found.values()].toSorted(mostSuspiciousFirst).slice(0, networksListedMax);
  }

  override async forgetBefore(at: string): Promise<void> {
    await this.#origins.deleteMany({ at: { $lt: plain(at) } });
    await this.#limits.deleteMany({ lastAt: { $lt: plain(at) } });
  }

  get #origins() {
    return this.#database.collection<StoredOrigin>('booking-origins');
  }

  get #limits() {
    return this.#database.collection<StoredLimit>('booking-limits');
  }
}

function within(from: string, to: string) {
  return { $gte: plain(from), $lt: plain(to) };
}

function mostSuspiciousFirst(one: NetworkActivity, other: NetworkActivity): number {
  return (
    other.limitsReached - one.limitsReached ||
    other.bookings - one.bookings ||
    (one.network < other.network ? -1 : 1)
  );
}
