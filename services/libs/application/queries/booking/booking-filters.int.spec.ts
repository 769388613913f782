import { WholeStory } from '../../../../../test/support/stories/whole-story.ts';
import { asha, done, party, slot } from '../../../../../test/support/in-memory/write-side.ts';
import { type BookingFilter, bookingSorts } from '../../../contracts/booking/booking-view.ts';
import { addDays } from '../../../domain/calendar/dar-es-salaam.ts';
import {
  AddBookingNote,
  BookTour,
  CancelBooking,
  RecordCollection,
  TagBooking,
} from '../../command-handling/booking/booking.commands.ts';
import { bookingTabs } from '../../projections/booking/booking-tabs.projection.ts';
import { bookingOrder } from './booking-order.ts';
import { countBookings, exportBookings, listBookings } from './list-bookings.ts';

describe('The lists of bookings', () => {
  let story: WholeStory;
  let tourId: string;

  beforeEach(async () => {
    story = await WholeStory.open();
    tourId = await story.commands.publishTour();
  });

  afterEach(async () => {
    await story.close();
  });

  const book = () => story.commands.book(tourId, 2);
  const numbersOf = ({
    items,
  }: {
    readonly items: readonly { readonly bookingNumber: number }[];
  }) => items.map(({ bookingNumber }) => bookingNumber);

  it('can be filtered by tour and days of travel, together with a tab and a search', async () => {
    const one = await book();
    const sources = await story.upToDate();
    const [booking] = (await listBookings(sources, { limit: 1 }, sources.now)).items;
    const { date = '' } = booking ?? {};
    const found = async (filter: Omit<BookingFilter, 'tab'>) => {
      const { items } = await listBookings(sources, { ...filter, limit: 10 }, sources.now);
      const { all } = await countBookings(sources.readStore, filter, sources.now);
      expect(all).toBe(items.length);
      return items.map(({ bookingNumber }) => bookingNumber);
    };
    for (const search of [undefined, 'asha']) {
      const more = search === undefined ? {} : { search };
      expect(await found({ tourId, dateFrom: date, dateTo: date, ...more })).toStrictEqual([one]);
      expect(await found({ dateFrom: date, ...more })).toStrictEqual([one]);
      expect(await found({ tourId: 'another-tour', ...more })).toStrictEqual([]);
      expect(await found({ dateTo: addDays(date, -1), ...more })).toStrictEqual([]);
    }
    const dayBefore = `${addDays(date, -1)}T09:00:00.000Z`;
    const tomorrow = { tab: 'tomorrow', limit: 10 } as const;
    expect(numbersOf(await listBookings(sources, tomorrow, dayBefore))).toStrictEqual([one]);
    const later = { ...tomorrow, dateFrom: addDays(date, 1) };
    expect(numbersOf(await listBookings(sources, later, dayBefore))).toStrictEqual([]);
  });

  it('can be filtered by status, currency and day of creation, with and without a search', async () => {
    story.clock.instant = '2026-11-19T20:59:59.999Z'; // A millisecond before midnight.
    const old = await book();
    story.clock.instant = '2026-11-20T09:00:00.000Z';
    const live = await book();
    const cancelled = await book();
    const input = { bookingNumber: cancelled };
    done(await story.commands.side.execute(new CancelBooking(input, story.commands.admin())));
    const sources = await story.upToDate();
    const all = [old, live, cancelled];
    const narrowed: readonly (readonly [BookingFilter, readonly number[]])[] = [
      [{}, all],
      [{ status: 'live' }, [old, live]],
      [{ status: 'cancelled' }, [cancelled]],
      [{ status: 'pending' }, []],
      [{ currency: 'USD' }, all],
      [{ currency: 'EUR' }, []],
      [{ createdTo: '2026-11-19' }, [old]],
      [{ createdFrom: '2026-11-20' }, [live, cancelled]],
      [{ createdFrom: '2026-11-19', createdTo: '2026-11-20' }, all],
      [{ tab: 'today', createdFrom: '2026-11-19', status: 'live' }, [live]],
      [{ tab: 'today', createdTo: '2026-11-19' }, []],
    ];
    for (const [filter, expected] of narrowed) {
      for (const search of ['', 'asha']) {
        const query = { ...filter, search };
        const listed = await listBookings(sources, { ...query, limit: 10 }, sources.now);
        expect(numbersOf(listed).toSorted()).toStrictEqual(expected.toSorted());
        const { tab, ...counted } = query;
        const counts = await countBookings(sources.readStore, counted, sources.now);
        expect(tab === 'today' ? counts.today : counts.all).toBe(expected.length);
      }
    }
  });

  it('can be filtered by debt, origin, notes and tag, with and without a search, page by page', async () => {
    const { side } = story.commands;
    const admin = () => story.commands.admin();
    const byPhone = { tourId, slot, party: party(2), contact: asha, origin: 'phone' } as const;
    const noted = Number(done(await side.execute(new BookTour(byPhone, admin()))).result.id);
    const [paid, cancelled, plain] = [await book(), await book(), await book()];
    const cash = { currency: 'USD', method: 'cash', amountMinor: 6_000 } as const;
    done(await side.execute(new RecordCollection({ bookingNumber: paid, ...cash }, admin())));
    done(await side.execute(new CancelBooking({ bookingNumber: cancelled }, admin())));
    for (const bookingNumber of [noted, cancelled]) {
      done(await side.execute(new AddBookingNote({ bookingNumber, text: 'Birthday' }, admin())));
    }
    const tags = [
      [noted, 'VIP'],
      [paid, 'vip'],
      [plain, 'VIP lounge'],
    ] as const;
    for (const [bookingNumber, tag] of tags) {
      done(await side.execute(new TagBooking({ bookingNumber, tag }, admin())));
    }
    const sources = await story.upToDate();
    const narrowed: readonly (readonly [BookingFilter, readonly number[]])[] = [
      [{ tag: 'VIP' }, [noted, paid]],
      [{ tag: ' vip  Lounge' }, [plain]],
      [{ tag: 'vip', money: 'unpaid', status: 'confirmed' }, [noted]],
      [{ tag: 'agency' }, []],
      [{ money: 'unpaid' }, [noted, plain]],
      [{ notes: 'with' }, [noted, cancelled]],
      [{ origin: 'phone' }, [noted]],
      [{ origin: 'partner' }, []],
      [{ origin: 'unknown' }, [paid, cancelled, plain]],
      [{ origin: 'unknown', money: 'unpaid' }, [plain]],
      [{ money: 'unpaid', notes: 'with', status: 'confirmed' }, [noted]],
      [{ money: 'unpaid', notes: 'with', status: 'cancelled' }, []],
    ];
    for (const [filter, expected] of narrowed) {
      for (const search of ['', 'asha']) {
        const query = { ...filter, search };
        const found: number[] = [];
        for await (const items of exportBookings(sources, query, sources.now, 1)) {
          found.push(...numbersOf({ items }));
        }
        expect(found.toSorted()).toStrictEqual(expected.toSorted());
        const counts = await countBookings(sources.readStore, query, sources.now);
        expect(counts.all).toBe(expected.length);
      }
    }
  });

  it('can be sorted by each column, page by page, together with filters, and as an export', async () => {
    const { side } = story.commands;
    const admin = () => story.commands.admin();
    const early = await story.commands.book(tourId, 3);
    story.clock.instant = '2026-11-20T10:00:00.000Z';
    const middle = await story.commands.book(tourId, 1);
    story.clock.instant = '2026-11-20T11:00:00.000Z';
    const late = await story.commands.book(tourId, 2);
    const cash = { currency: 'USD', method: 'cash', amountMinor: 1_000 } as const;
    done(await side.execute(new RecordCollection({ bookingNumber: early, ...cash }, admin())));
    done(await side.execute(new CancelBooking({ bookingNumber: late }, admin())));
    const sources = await story.upToDate();
    const sorted: readonly (readonly [BookingFilter, readonly number[]])[] = [
      [{ sort: 'booked-asc' }, [early, middle, late]],
      [{ sort: 'booked-desc' }, [late, middle, early]],
      [{ sort: 'travellers-asc' }, [middle, late, early]],
      [{ sort: 'total-desc' }, [early, late, middle]],
      [{ sort: 'due-asc' }, [late, middle, early]],
      [{ sort: 'status-asc' }, [late, early, middle]],
      [{ sort: 'tour-desc' }, [late, middle, early]],
      [{ sort: 'travellers-desc', status: 'live' }, [early, middle]],
      [{ sort: 'total-asc', search: 'asha' }, [late, middle, early]],
    ];
    for (const [query, expected] of sorted) {
      const found: number[] = [];
      for await (const items of exportBookings(sources, query, sources.now, 1)) {
        found.push(...numbersOf({ items }));
      }
      expect(found).toStrictEqual(expected);
    }
    const first = await listBookings(sources, { sort: 'total-asc', limit: 1 }, sources.now);
    const other = { sort: 'total-desc', limit: 1, cursor: first.nextCursor ?? '' } as const;
    await expect(listBookings(sources, other, sources.now)).rejects.toThrow('another list');
  });

  it('have for each order an index with every field', () => {
    const orders = bookingTabs.collection.coveringOrders?.map((order) => order.join(' '));
    for (const sort of bookingSorts) {
      expect(orders).toContain(bookingOrder(sort).by.join(' '));
    }
  });
});
